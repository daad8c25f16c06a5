import { useSignal } from '@preact/signals';
import { installPrompt } from '../install-prompt.ts';
import { viewHref } from '../links.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { answerOffers, countVisit } from '../visits.ts';

/** Offers the morning mail and the app once, on the third morning. */
export function Offer() {
  const isShown = useSignal(countVisit());
  const prompt = installPrompt.value;
  if (!isShown.value) return null;
  const close = () => {
    answerOffers();
    isShown.value = false;
  };
  return (
    <section class="offer">
      <h2>Have it come to you</h2>
      <p>This page can arrive in your inbox each morning, before you’re up.</p>
      <div class="row">
        <ButtonLink href={viewHref('you')} onClick={close}>
          Set up morning mail
        </ButtonLink>
        {prompt && (
          <Button
            onClick={() => {
              installPrompt.value = undefined;
              void prompt.prompt();
              close();
            }}
          >
            Install the app
          </Button>
        )}
        <Button onClick={close}>No, thanks</Button>
      </div>
    </section>
  );
}
