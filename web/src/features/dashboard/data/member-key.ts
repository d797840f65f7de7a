/** The keys of everything that belongs to the signed-in member begin with this. */
export const MEMBER_KEY = 'member';
