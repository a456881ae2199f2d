import { type Drop, defineDrop, emptyDrop } from '@vitrine/liquid';
import type { Policy } from '../../shop/content/types-content.ts';
import { type ObjectScope, once } from '../scope.ts';
import { policyUrl } from '../urls.ts';

const policyDrop = defineDrop<{ scope: ObjectScope; policy: Policy }>({
  kind: 'policy',
  fields: {
    id: ({ policy }) => policy.handle,
    title: ({ policy }) => policy.title,
    body: ({ policy }) => policy.body,
    url: ({ scope, policy }) => policyUrl(scope, policy.handle),
  },
  print: ({ policy }) => policy.body,
  identity: ({ policy }) => policy.handle,
});

const policyOf = (scope: ObjectScope, policy: Policy) =>
  once(scope, `policy:${policy.handle}`, () => policyDrop({ scope, policy }));

export const policyObjects = (scope: ObjectScope): Drop[] =>
  (scope.rows.get('policies', '') ?? []).map((policy) => policyOf(scope, policy));

export function policyByHandle(scope: ObjectScope, handle: string): Drop {
  const policy = scope.rows.get('policies', '')?.find((candidate) => candidate.handle === handle);
  return policy ? policyOf(scope, policy) : emptyDrop;
}
