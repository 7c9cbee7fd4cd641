/** Sizes of type in a drawing, in pixels: `--text-xs` and `--text-s`. */
export const TYPE = { small: 12, name: 13 };
