/** What the service does, in three points. */
export const points = `<section class="landing points" aria-labelledby="points">
<h2 id="points">What makes a day yours</h2>
<ul>
<li><h3>The real sky</h3><p>Where the Sun, the Moon and the planets stand is computed by astronomy, day by day. No text is written for a twelfth of all people.</p></li>
<li><h3>Your own chart</h3><p>A day and a place of birth are enough. The time of birth makes it sharper; without one, what hangs on it is left out and not guessed.</p></li>
<li><h3>One number, with its reasons</h3><p>A rating from 1 to 10, and every transit that adds to it or takes from it. Read it here, in your calendar, or by the API.</p></li>
</ul>
</section>`;
