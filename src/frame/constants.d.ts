/** Constants that the build puts in (build/constants.ts). */
/** Whether the first page of a visit is noted. */
declare const NOTES_VISITS: boolean;
/** Whether visits are counted. */
declare const COUNTS_VISITS: boolean;
/** Where visits are counted. */
declare const COUNT_ADDRESS: string;
/** The name of the honeypot, which forms have that send something. */
declare const HONEYPOT: string;
/** The address of the scheduling page, its host, and its query with what joins another to it. */
declare const SCHEDULING: string;
declare const SCHEDULING_HOST: string;
declare const SCHEDULING_QUERY: string;
