/** Keys of the words of a season, in the area `manage`. */
export const seasonWords = { major: 'seasonMajor', minor: 'seasonMinor', single: 'seasonSingle' } as const;
