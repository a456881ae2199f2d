import { date, defineSection, errorOf, fallback, fieldsOf, formOf, maybe, number } from '@vitrine/compiler';
import { birthdayChoice } from '../../components/account/birthday-data.ts';
import { AccountProfile } from './AccountProfile.tsx';
import { AccountProfileProps } from './account-profile.schema.ts';

export default defineSection({
  name: 't:names.account_profile',
  props: AccountProfileProps,
  hydrate: 'load',
  enabledOn: { templates: ['customers/account'] },
  data: ({ customer, shop }) => {
    const details = formOf('customer_profile');
    const password = formOf('customer_password');
    return {
      name: fallback(customer?.name, ''),
      email: fallback(customer?.email, ''),
      first_name: details.first_name ?? customer?.first_name ?? '',
      last_name: details.last_name ?? customer?.last_name ?? '',
      phone: details.phone ?? customer?.phone ?? '',
      birthday: birthdayChoice(details.birthday ?? customer?.birthday),
      accepts_marketing: details.errors ? (details.accepts_marketing ?? false) : (customer?.accepts_marketing ?? false),
      current_year: number(date('now', '%Y')),
      contact_email: fallback(shop.email, ''),
      details: maybe(customer?.profile_url, (url) => ({
        url,
        fields: fieldsOf(details),
        saved: details['posted_successfully?'],
        errors: {
          form: errorOf(details, 'form'),
          first_name: errorOf(details, 'first_name'),
          last_name: errorOf(details, 'last_name'),
          phone: errorOf(details, 'phone'),
          birthday: errorOf(details, 'birthday'),
        },
      })),
      password: maybe(customer?.password_url, (url) => ({
        url,
        fields: fieldsOf(password),
        saved: password['posted_successfully?'],
        errors: {
          form: errorOf(password, 'form'),
          current_password: errorOf(password, 'current_password'),
          password: errorOf(password, 'password'),
          password_confirmation: errorOf(password, 'password_confirmation'),
        },
      })),
    };
  },
  view: AccountProfile,
});
