/** In place of wouter's reader of route patterns: the pages have a route table of their own. */
export const parse = undefined;
