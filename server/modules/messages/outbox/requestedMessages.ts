/** How messages are named that their receiver asked for: nobody's list of farmers says whether they agree. */
export const ownWish = 'wish ';
/** The mail with the link that confirms a wish: nobody but its receiver reads it. */
export const wishToConfirm = `${ownWish}confirm` as const;
