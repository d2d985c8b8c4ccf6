/** Constants replaced at build time (build/constants.ts). */
declare const RECORDS_VISITS: boolean;
declare const COUNTS_VISITS: boolean;
declare const COUNT_ADDRESS: string;
declare const HONEYPOT: string;
declare const SCHEDULING: string;
declare const SCHEDULING_HOST: string;
declare const SCHEDULING_QUERY: string;
