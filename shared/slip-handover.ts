/**
 * How an order slip comes from /services into the message of /contact: its text in the tab's session storage, and its
 * choice in the address for a tab that has no such text.
 */

export const slipTopic = 'order-slip';

export const slipSlot = 'order-slip';

/** A choice as the address carries it. */
export const slipChoice = /^[\w.-]{1,80}$/;
