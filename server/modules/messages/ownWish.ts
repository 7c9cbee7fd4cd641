/** How messages are named that their receiver asked for: nobody's list of farmers says whether they agree. */
export const ownWish = 'wish ';
