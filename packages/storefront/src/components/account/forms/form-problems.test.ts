import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsOf, SHORTEST_PASSWORD } from './form-problems.ts';

const sent = (fields: Record<string, string>) => new Map(Object.entries(fields));
const customer = (fields: Record<string, string>) =>
  sent(Object.fromEntries(Object.entries(fields).map(([name, value]) => [`customer[${name}]`, value])));

describe('a form is looked through before it is sent', () => {
  test('fields that it does not have are not missed', () => {
    expect(problemsOf(sent({}), true)).toEqual({});
    expect(problemsOf(sent({ email: 'ada@example.com' }), false)).toEqual({});
  });

  test('an email address is asked for, and looks like one', () => {
    for (const name of ['email', 'customer[email]']) {
      expect(problemsOf(sent({ [name]: '  ' }), false)).toEqual({ email: 'blank' });
      for (const wrong of ['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'ada@example.'])
        expect(problemsOf(sent({ [name]: wrong }), false)).toEqual({ email: 'no_email' });
    }
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(problemsOf(sent({ email: ` ${email} ` }), false)).toEqual({});
      }),
    );
  });

  test('a password that one has may be anything; a new one keeps the rule', () => {
    expect(problemsOf(customer({ password: '' }), false)).toEqual({ password: 'blank' });
    expect(problemsOf(customer({ password: 'x' }), false)).toEqual({});
    expect(problemsOf(customer({ password: '' }), true)).toEqual({ password: 'blank' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (password) => {
        const isShort = [...password].length < SHORTEST_PASSWORD;
        expect(problemsOf(customer({ password }), true)).toEqual(isShort ? { password: 'too_short' } : {});
      }),
    );
  });

  test('the second password is the first', () => {
    const typed = (password: string, password_confirmation: string) =>
      problemsOf(customer({ password, password_confirmation }), true);
    expect(typed('correct horse', 'correct horse')).toEqual({});
    expect(typed('correct horse', 'correct house')).toEqual({ password_confirmation: 'different' });
    expect(typed('correct horse', '')).toEqual({ password_confirmation: 'blank' });
    expect(typed('x', 'y')).toEqual({ password: 'too_short' });
  });

  test('a birthday is whole, or open', () => {
    const born = (month: string, day: string, year: string) =>
      problemsOf(customer({ 'birthday][month': month, 'birthday][day': day, 'birthday][year': year }), true);
    expect(born('', '', '')).toEqual({});
    expect(born('2', '29', '2000')).toEqual({});
    expect(born('2', '', '2000')).toEqual({ birthday: 'incomplete' });
    expect(born('', '1', '')).toEqual({ birthday: 'incomplete' });
  });
});
