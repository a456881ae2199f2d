import { t } from '@vitrine/compiler/view.ts';
import { useState } from 'react';
import { BirthdayPicker } from '../../components/account/BirthdayPicker.tsx';
import { PasswordField } from '../../components/account/PasswordField.tsx';
import { TextField } from '../../components/account/TextField.tsx';
import { Dropdown } from '../../components/dropdown/Dropdown.tsx';
import { QuantityPicker } from '../../components/ui/QuantityPicker.tsx';

/** Every field, in its states. `id`: stem of the ids. */
export function Forms({ id, currentYear }: { id: string; currentYear: number }) {
  const [size, setSize] = useState('s');
  const [quantity, setQuantity] = useState(1);
  const sizes = [
    { value: 'xs', label: t('styleguide.size_small') },
    { value: 's', label: t('styleguide.size_medium') },
    { value: 'm', label: t('styleguide.size_large') },
  ];
  return (
    <div className="form styleguide__form">
      <TextField id={`${id}-name`} name="name" label={t('styleguide.field')} value="" autoComplete="off" />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('styleguide.field_wrong')}
        note={t('styleguide.optional')}
        value="ada@"
        autoComplete="off"
        error={t('newsletter.failure')}
      />
      <div className="field">
        <label className="small" htmlFor={`${id}-focused`}>
          {t('styleguide.focused')}
        </label>
        <input className="input input--focused" id={`${id}-focused`} autoComplete="off" defaultValue="Ada" />
      </div>
      <div className="field">
        <label className="small" htmlFor={`${id}-off`}>
          {t('styleguide.disabled')}
        </label>
        <input className="input" id={`${id}-off`} disabled defaultValue="Ada" />
      </div>
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={t('styleguide.password')}
        isNew
        hint={t('account_forms.password_rule')}
      />
      <Dropdown
        id={`${id}-size`}
        label={t('styleguide.dropdown')}
        value={size}
        options={sizes}
        onChange={(value) => setSize(value)}
      />
      <div className="field">
        <label className="small" htmlFor={`${id}-select`}>
          {t('styleguide.select')}
        </label>
        <select className="input" id={`${id}-select`}>
          <option>{t('styleguide.size_small')}</option>
          <option>{t('styleguide.size_medium')}</option>
        </select>
      </div>
      <div className="sort">
        <label className="muted" htmlFor={`${id}-sort`}>
          {t('collection.sort')}
        </label>
        <select className="select" id={`${id}-sort`}>
          <option>{t('styleguide.size_small')}</option>
          <option>{t('styleguide.size_medium')}</option>
        </select>
      </div>
      <BirthdayPicker
        id={`${id}-birthday`}
        name="birthday"
        textName="birthday_text"
        value={{ month: 0, day: 0, year: 0 }}
        currentYear={currentYear}
        error=""
      />
      <div className="field">
        <label className="small" htmlFor={`${id}-words`}>
          {t('styleguide.words')}
        </label>
        <textarea className="input" id={`${id}-words`} />
      </div>
      <div>
        <label className="check">
          <input type="checkbox" defaultChecked />
          <span>{t('styleguide.check')}</span>
        </label>
        <label className="check">
          <input type="checkbox" disabled />
          <span className="muted">{t('styleguide.disabled')}</span>
        </label>
        <label className="check">
          <input type="radio" name={`${id}-radio`} defaultChecked />
          <span>{t('styleguide.size_small')}</span>
        </label>
        <label className="check">
          <input type="radio" name={`${id}-radio`} />
          <span>{t('styleguide.size_medium')}</span>
        </label>
      </div>
      <div>
        <QuantityPicker
          name={`${id}-quantity`}
          title={t('styleguide.quantity')}
          value={quantity}
          min={1}
          onChange={(value) => setQuantity(value)}
        />
      </div>
    </div>
  );
}
