import type { AccountFormsProps } from './account-forms.schema.ts';

/** The page of the log-in as nobody has posted anything yet, with changes. */
export function accountFormsFixture(change: Partial<AccountFormsProps> = {}): AccountFormsProps {
  return {
    page: 'login',
    recovering: false,
    shop: 'Vitrine',
    image: null,
    current_year: 2026,
    privacy_url: '/policies/privacy-policy',
    login_url: '/account/login?return_to=%2Fcheckout',
    register_url: '/account/register?return_to=%2Fcheckout',
    login: {
      fields: '<input type="hidden" name="form_type" value="customer_login">',
      email: '',
      errors: { form: '', email: '', password: '' },
      guest_fields: '',
    },
    register: {
      fields: '<input type="hidden" name="form_type" value="create_customer">',
      first_name: '',
      last_name: '',
      email: '',
      sent: false,
      birthday: { month: 0, day: 0, year: 0 },
      accepts_marketing: false,
      errors: { form: '', first_name: '', last_name: '', email: '', password: '', birthday: '' },
    },
    recover: {
      fields: '<input type="hidden" name="form_type" value="recover_customer_password">',
      sent: false,
      email: '',
      errors: { form: '', email: '' },
    },
    password: {
      fields: '<input type="hidden" name="token" value="secret">',
      errors: { form: '', password: '', password_confirmation: '' },
    },
    ...change,
  };
}
