/** The two ways in, with what each is called. */
export const signInModes = { signIn: 'accounts.signIn', join: 'membership.join' } as const;

export type SignInMode = keyof typeof signInModes;
