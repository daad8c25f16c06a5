import { useState } from 'preact/hooks';
import { viewHref } from '../links.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { InstallButton } from '../ui/install-button.tsx';
import { answerOffers, countVisit } from '../visits.ts';

/** Offers the morning mail and the app once, on the third morning. */
export function Offer() {
  const [isShown, setShown] = useState(countVisit);
  if (!isShown) return null;
  const close = () => {
    answerOffers();
    setShown(false);
  };
  return (
    <section class="offer">
      <h2>Have it come to you</h2>
      <p>This page can arrive in your inbox each morning, before you’re up.</p>
      <div class="row">
        <ButtonLink href={viewHref('you')} onClick={close}>
          Set up morning mail
        </ButtonLink>
        <InstallButton onPrompt={close} />
        <Button onClick={close}>No, thanks</Button>
      </div>
    </section>
  );
}
