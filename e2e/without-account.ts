/** A customer of the shop who has no account, as a merchant's file may have them. No form makes one. */
export const WITHOUT_ACCOUNT = { email: 'ines.vale@mail.test', firstName: 'Ines', lastName: 'Vale' };
