import { createHash } from 'node:crypto';
import type { Gateway } from './gateway.ts';

/** Cards of the platform's test gateway, short and as real numbers. */
const outcomes: Record<string, 'pays' | 'declined' | 'fails'> = {
  '1': 'pays',
  '2': 'declined',
  '3': 'fails',
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '378282246310005': 'pays',
  '4000000000000002': 'declined',
  '4000000000000119': 'fails',
};

function brandOf(number: string): string {
  if (number.startsWith('4') || number.length < 4) return 'visa';
  return number.startsWith('3') ? 'american_express' : 'master';
}

/** Pays with card 1, declines card 2, fails with card 3, and never moves money. It needs no memory to be idempotent. */
export function createTestGateway(): Gateway {
  return {
    name: 'Test card',
    async authorize({ idempotencyKey, card }) {
      const number = card.number.replace(/\D/g, '');
      switch (outcomes[number]) {
        case 'pays': {
          const reference = `test-${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 20)}`;
          return { status: 'authorized', reference, cardBrand: brandOf(number), cardLast4: number.slice(-4) };
        }
        case 'declined':
          return { status: 'declined', message: 'The card was declined.', reason: 'declined' };
        case 'fails':
          return { status: 'failed', message: 'The payment could not be processed.', reason: 'failed' };
        default:
          return { status: 'declined', message: 'This test shop takes card number 1.', reason: 'unknown_test_card' };
      }
    },
    async capture() {
      return true;
    },
    async refund() {
      return true;
    },
    async release() {},
  };
}
