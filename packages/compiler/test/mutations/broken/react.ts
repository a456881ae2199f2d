/** Hooks, `Children`, elements and contexts. */
import type { Broken } from '../mutant.ts';

export const react: Broken = {
  'react/hooks.ts': [
    ['useMemo', 'return make();', 'return make;', 'language/context.tsx#ObjectInContext'],
    ['useRef', 'made({ current: initial })', 'made({ current: null })', 'react/refs.tsx#RefWithAValue'],
    [
      'useContext under a provider',
      'around.has(known) ? around.get(known) : known.fallback',
      'known.fallback',
      'react/context.tsx#HeadingLevels',
      'react/context.tsx#ReducerInContext',
    ],
    [
      'useContext without a provider',
      'around.has(known) ? around.get(known) : known.fallback',
      'around.get(known)',
      'react/context.tsx#HeadingLevels',
      'language/context.tsx#DefaultOfContext',
    ],
    [
      'the server snapshot of useSyncExternalStore',
      'return serverSnapshot();',
      'return (_snapshot as Fn)();',
      'language/browser.tsx#ServerSnapshot',
      'react/external-store.tsx#ServerSnapshotFromProps',
    ],
    ['useTransition', 'made([false, set])', 'made([true, set])', 'react/performance-hooks.tsx#Transition'],
    ['useActionState', 'made([initial, set, false])', 'made([initial, set, true])', 'react/actions.tsx#ActionState'],
    ['useOptimistic', 'made([state, set])', 'made([undefined, set])', 'react/actions.tsx#OptimisticList'],
  ],
  'react/children.ts': [
    [
      'Children.map gives no booleans',
      "known === undefined || kindOf(known) === 'boolean' ? null : known",
      'known',
      'language/children-and-forms.tsx#ChildrenThatMayBeMissing',
    ],
    [
      'Children.map counts a child that may be missing',
      "before = arithmetic(start, branch(entry.cond, 1, 0), '+');",
      "before = arithmetic(start, 1, '+');",
      'language/children-and-forms.tsx#ChildrenOfAListThatMayBeMissing',
    ],
    [
      'Children.map gives the index',
      'fn(given(entry.value), start)',
      'fn(given(entry.value), 0)',
      'language/children.tsx#MappedChildren',
      'react/children-api.tsx#MapEmptyChildren',
    ],
    [
      'Children.map after a list of the page',
      "before = arithmetic(start, branch(entry.cond, length(node), 0), '+');",
      "before = arithmetic(start, 1, '+');",
      'language/children-and-forms.tsx#ChildrenAfterAPageList',
    ],
    [
      'the index of Children.map in a list of the page',
      "arithmetic(start, index, '+')",
      'index',
      'react/children-api.tsx#MapMixedChildren',
    ],
  ],
  'react/api.ts': [
    [
      'isValidElement',
      'nodeOf(known) === undefined && known instanceof ReactElement',
      '!(known instanceof ReactElement)',
      'language/elements.tsx#ElementOrText',
      'react/create-element.tsx#ValidElements',
    ],
  ],
  'react/element.ts': [
    [
      'the children of an element',
      'if (children.length > 0) props.children = childrenOf(children);',
      'if (children.length > 0) props.children ??= childrenOf(children);',
      'react/children-prop.tsx#ChildrenAsProp',
      'react/create-element.tsx#ClonedElement',
    ],
    [
      'one child is no list',
      'children.length === 1 && !(children[0] instanceof Entry) ? children[0] : children',
      'children',
      'react/children-prop.tsx#NamedSlots',
      'language/destructuring.tsx#DefaultProps',
    ],
  ],
  'server-markup/expand.ts': [
    [
      'false, null and undefined are not rendered',
      "if (value === null || value === undefined || typeof value === 'boolean') return [];",
      'if (value === null || value === undefined) return [];',
      'react/conditional.tsx#LogicalAnd',
      'react/children-values.tsx#NestedArrays',
    ],
    [
      '0 is rendered',
      "return value === '' ? []",
      'return !value ? []',
      'language/truth.tsx#ZeroIsPrinted',
      'language/destructuring.tsx#DefaultProps',
    ],
    [
      'a provider',
      "new Map(around.contexts).set(type, read(props, 'value'))",
      'new Map(around.contexts).set(type, type.fallback)',
      'react/context.tsx#HeadingLevels',
      'react/context.tsx#ReducerInContext',
    ],
    [
      'an inner provider',
      "new Map(around.contexts).set(type, read(props, 'value'))",
      "new Map([[type, read(props, 'value')], ...around.contexts])",
      'react/context.tsx#HeadingLevels',
      'react/context.tsx#NestedProviders',
    ],
    [
      'a consumer',
      'around.contexts.has(type.context) ? around.contexts.get(type.context) : type.context.fallback',
      'type.context.fallback',
      'react/context.tsx#ConsumerAndUseInACondition',
    ],
    [
      'getDerivedStateFromProps',
      '{ ...(instance.state as object), ...(state as object) }',
      '{ ...(state as object), ...(instance.state as object) }',
      'react/class-components.tsx#DerivedState',
    ],
    [
      'the tag that the page chooses',
      'expandElement(new ReactElement(node.yes, props',
      'expandElement(new ReactElement(node.no, props',
      'react/create-element.tsx#TagFromAProp',
      'react/dynamic-tags.tsx#TagOfAProp',
    ],
    [
      'one of two children',
      '() => expand(node.yes, around, evaluator),\n        () => expand(node.no, around, evaluator),',
      '() => expand(node.no, around, evaluator),\n        () => expand(node.yes, around, evaluator),',
      'language/texts.tsx#TextsOfList',
      'language/texts.tsx#TextNextToElement',
    ],
    [
      'a child that may be missing',
      '() => expand(value, around, evaluator),\n    () => [],',
      '() => expand(value, around, evaluator),\n    () => expand(value, around, evaluator),',
      'react/lists.tsx#ConstantList',
      'language/records.tsx#EntriesWithoutBlank',
    ],
  ],
};
