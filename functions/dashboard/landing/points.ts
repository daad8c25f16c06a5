/** What the service does, in three points. */
export const points = `<section class="landing points" aria-labelledby="points">
<h2 id="points">What makes a day yours</h2>
<ul>
<li><h3>The real sky</h3><p>Where the planets stand is computed, day by day. No text is written for a twelfth of all people.</p></li>
<li><h3>Your own chart</h3><p>A day and a place of birth are enough. The time makes it sharper; without one, nothing is guessed.</p></li>
<li><h3>One number, with its reasons</h3><p>From 1 to 10, with every transit behind it: here, in your own calendar, or by the API.</p></li>
</ul>
</section>`;
