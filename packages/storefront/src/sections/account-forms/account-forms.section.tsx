import {
  date,
  defineSection,
  errorOf,
  fieldsOf,
  first,
  formOf,
  image,
  imagePicker,
  maybe,
  number,
  onPage,
  replace,
  split,
  urlEncode,
} from '@vitrine/compiler';
import { birthdayChoice } from '../../components/account/birthday-data.ts';
import { AccountForms } from './AccountForms.tsx';
import { AccountFormsProps } from './account-forms.schema.ts';

/** What the platform's own hidden fields say of where to go afterwards, for the links between the forms. */
function wayOn(fields: string): string {
  const wanted = first(split(split(fields, 'name="return_to" value="')[1], '"'));
  return maybe(wanted, (path) => `?return_to=${urlEncode(replace(path, '&amp;', '&'))}`) ?? '';
}

export default defineSection({
  name: 't:names.account_forms',
  props: AccountFormsProps,
  hydrate: 'load',
  settings: { image: imagePicker({ label: 't:labels.image' }) },
  enabledOn: {
    templates: ['customers/login', 'customers/register', 'customers/reset_password', 'customers/activate_account'],
  },
  data: ({ section: { settings }, request, routes, shop }) => {
    const login = formOf('customer_login');
    const guest = formOf('guest_login');
    const register = formOf('create_customer');
    const recover = formOf('recover_customer_password');
    const reset = formOf('reset_customer_password');
    const activate = formOf('activate_customer_password');
    const activates = request.page_type === 'customers/activate_account';
    const registers = request.page_type === 'customers/register';
    const page: AccountFormsProps['page'] = activates
      ? 'activate_account'
      : registers
        ? 'register'
        : request.page_type === 'customers/reset_password'
          ? 'reset_password'
          : 'login';
    const loginFields = fieldsOf(login);
    const on = wayOn(loginFields);
    return {
      page,
      recovering: Boolean(recover['posted_successfully?'] || errorOf(recover, 'form') || errorOf(recover, 'email')),
      shop: shop.name,
      image: maybe(settings.image, (picture) => image(picture, { width: 1100, widths: [480, 750, 1100, 1600, 2200] })),
      current_year: number(date('now', '%Y')),
      privacy_url: shop.privacy_policy?.url ?? '',
      login_url: `${routes.account_login_url}${on}`,
      register_url: `${routes.account_register_url}${on}`,
      login: {
        fields: loginFields,
        email: login.email ?? '',
        errors: {
          form: errorOf(login, 'form'),
          email: errorOf(login, 'email'),
          password: errorOf(login, 'password'),
        },
        guest_fields: onPage<boolean>('shop.checkout.guest_login') ? fieldsOf(guest) : '',
      },
      register: {
        fields: fieldsOf(register),
        sent: register['posted_successfully?'],
        first_name: register.first_name ?? '',
        last_name: register.last_name ?? '',
        email: register.email ?? '',
        birthday: birthdayChoice(register.birthday),
        accepts_marketing: register.accepts_marketing ?? false,
        errors: {
          form: errorOf(register, 'form'),
          first_name: errorOf(register, 'first_name'),
          last_name: errorOf(register, 'last_name'),
          email: errorOf(register, 'email'),
          password: errorOf(register, 'password'),
          birthday: errorOf(register, 'birthday'),
        },
      },
      recover: {
        fields: fieldsOf(recover),
        sent: recover['posted_successfully?'],
        email: recover.email ?? '',
        errors: { form: errorOf(recover, 'form'), email: errorOf(recover, 'email') },
      },
      password: {
        fields: activates ? fieldsOf(activate) : fieldsOf(reset),
        errors: {
          form: activates ? errorOf(activate, 'form') : errorOf(reset, 'form'),
          password: activates ? errorOf(activate, 'password') : errorOf(reset, 'password'),
          password_confirmation: activates
            ? errorOf(activate, 'password_confirmation')
            : errorOf(reset, 'password_confirmation'),
        },
      },
    };
  },
  view: AccountForms,
});
