/** The order slip goes from /services to /contact: its text in session storage, the choice in the URL. */

export const slipTopic = 'order-slip';

export const slipStorageKey = 'order-slip';

export const slipChoicePattern = /^[\w.-]{1,80}$/;
