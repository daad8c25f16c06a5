/** The shape of a day whose forecast is on its way. */
export const DayShape = () => (
  <div class="day skeleton" aria-hidden="true">
    <div class="card glance" />
    <div class="card summary" />
    <div class="card activities" />
    <div class="card activities" />
    <div class="card luck" />
  </div>
);
