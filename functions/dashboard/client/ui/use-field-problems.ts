import { useEffect, useRef } from 'preact/hooks';
import type { ApiProblem } from '../api.ts';
import { localizeDetail } from '../dates.ts';

/**
 * Returns which of a request's problems belong to which field of a form, and focuses the first invalid one inside `fields`.
 * `labels` has each field's label by its name in the API. `rest` is set unless all problems belong to fields.
 */
export function useFieldProblems<Name extends string>(
  problem: ApiProblem | undefined,
  labels: Readonly<Record<Name, string>>,
) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);
  const errors = problem?.errors ?? [];
  const problemOf = (name: Name) => {
    const detail = errors.find(({ pointer }) => pointer === `/${name}`)?.detail;
    // Error details start with the field's API name.
    return detail && localizeDetail(detail.replace(name, labels[name]));
  };
  const isShownAtFields = errors.length > 0 && errors.every(({ pointer = '' }) => pointer.slice(1) in labels);
  return { fields, problemOf, rest: isShownAtFields ? undefined : problem };
}
