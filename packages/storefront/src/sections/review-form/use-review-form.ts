import { t } from '@vitrine/compiler/view.ts';
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { sendReview } from '../../integrations/reviews/send-review.ts';
import { type ReviewProblems, reviewProblems } from './review-problems.ts';

/** What is wrong with each field, as a sentence. */
type Sentences = Partial<Record<keyof ReviewProblems, string>>;

function sentences(problems: ReviewProblems): Sentences {
  return {
    rating: problems.rating && t('review_form.rating_missing'),
    body: problems.body && t('review_form.body_missing'),
    first_name: problems.first_name && t('review_form.name_missing'),
    email: problems.email && t('review_form.email_wrong'),
  };
}

/** Sends the form without leaving the page; keeps what was typed where it is refused or cannot be sent. */
export function useReviewForm(action: string): {
  phase: 'open' | 'sending' | 'sent';
  errors: Sentences;
  /** It could not be sent. */
  failed: boolean;
  isHydrated: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  thanks: RefObject<HTMLDivElement | null>;
} {
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>('open');
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [failed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (phase === 'sent') thanks.current?.focus();
  }, [phase]);
  useLayoutEffect(() => {
    // The first field that something is wrong with.
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);
  return {
    phase,
    errors: sentences(problems),
    failed,
    isHydrated: useHydrated(),
    thanks,
    submit(event) {
      event.preventDefault();
      if (phase === 'sending') return;
      form.current = event.currentTarget;
      const data = new FormData(event.currentTarget);
      const found = reviewProblems(data);
      setProblems(found);
      setFailed(false);
      if (Object.keys(found).length > 0) return;
      setPhase('sending');
      void sendReview(action, data).then((answer) => {
        if (answer.ok) return setPhase('sent');
        setPhase('open');
        if (answer.error.kind === 'refused') setProblems(answer.error.problems);
        else setFailed(true);
      });
    },
  };
}
