"""Calls the service with the client that openapi-python-client generated."""

import datetime
import os

from generated import AuthenticatedClient
from generated.api.account import current_user, usage
from generated.api.calendars import create_calendar, list_calendars
from generated.api.forecasts import (
    best_days,
    daily_horoscope,
    home,
    list_activities,
    overview,
    sky,
    todays_horoscope,
)
from generated.api.profiles import (
    create_profile,
    delete_profile,
    get_profile,
    list_profiles,
    natal_chart,
    natal_report,
    search_places,
    synastry,
    update_profile,
)
from generated.models import (
    EclipseEvent,
    HouseSystem,
    LevelName,
    NewCalendar,
    NewProfile,
    Problem,
    ProfileEdit,
    SignName,
)

client = AuthenticatedClient(base_url=os.environ["URL"], token=os.environ["KEY"])
today = datetime.datetime.now(datetime.timezone.utc).date()
calls = 0


def call(operation, *args, status=200, **kwargs):
    global calls
    calls += 1
    response = operation.sync_detailed(*args, client=client, **kwargs)
    assert response.status_code == status, (operation.__name__, response)
    return response


def days(count):
    return {"start_date": today, "end_date": today + datetime.timedelta(days=count - 1)}


account = call(current_user).parsed
assert account.max_profiles >= 2

ada = call(
    create_profile,
    body=NewProfile(
        name="Ada",
        birth_date=datetime.date(1990, 6, 15),
        birth_time="14:35",
        birth_city="Munich, Germany",
    ),
    status=201,
).parsed
assert ada.sun_sign == SignName.GEMINI
bo = call(
    create_profile,
    body=NewProfile(
        name="Bo", birth_date=datetime.date(1985, 2, 3), birth_city="Oslo, Norway"
    ),
    status=201,
).parsed
assert [one.name for one in call(list_profiles).parsed.profiles][-2:] == ["Ada", "Bo"]
assert call(get_profile, ada.id).parsed.time_zone == "Europe/Berlin"
assert (
    call(update_profile, ada.id, body=ProfileEdit(birth_time=None)).parsed.birth_time
    is None
)
assert (
    call(update_profile, ada.id, body=ProfileEdit(birth_time="14:35")).parsed.birth_time
    == "14:35"
)

one = {"profile_id": ada.id}
assert len(call(todays_horoscope, days=3, **one).parsed.horoscopes) == 3
daily = call(daily_horoscope, **one, **days(7))
assert isinstance(daily.parsed.horoscopes[0].metrics.luck, LevelName)
call(
    daily_horoscope,
    **one,
    **days(7),
    if_none_match=daily.headers["ETag"],
    status=304,
)
explained = call(daily_horoscope, explain=True, **one, **days(2)).parsed
assert explained.horoscopes[0].brief.because and explained.model.rating.mean
assert len(call(best_days, limit=3, **one, **days(30)).parsed.days) == 3
assert call(overview, **one, **days(1)).parsed.summary
year = call(overview, **one, **days(300)).parsed
assert len({event.kind for event in year.sky}) == 5
assert any(isinstance(event, EclipseEvent) for event in year.sky)
chart = call(natal_chart, ada.id, houses=HouseSystem.PLACIDUS).parsed
assert len(chart.houses) == 12 and chart.ambiguous is False
assert call(natal_chart, bo.id).parsed.houses is None
assert call(natal_report, ada.id).parsed.sections[0].about
assert call(synastry, ada.id, bo.id).parsed.scores.love >= 1
assert len(call(sky).parsed.bodies) == 10
assert call(list_activities).parsed.activities
assert call(search_places, query="Springfield, Illinois").parsed.places
assert call(home, profile_id=ada.id).parsed.days
assert call(usage).parsed.computed_entries.used > 0
assert call(create_calendar, ada.id, body=NewCalendar(), status=201).parsed.url
assert len(call(list_calendars, ada.id).parsed.calendars) == 1

missing = call(get_profile, "prf_unknown", status=404).parsed
assert isinstance(missing, Problem) and missing.code == "not_found"
long = {"start_date": today - datetime.timedelta(days=400), "end_date": today}
refused = call(daily_horoscope, **one, **long, status=400).parsed
assert refused.code == "range_too_long"
assert refused.errors[0].parameter == "endDate"
far_day = today + datetime.timedelta(days=1200)
far = {"start_date": far_day, "end_date": far_day}
horizon = call(daily_horoscope, **one, **far, status=403).parsed
assert horizon.last_date > today and horizon.tier
for profile in (ada, bo):
    assert call(delete_profile, profile.id).parsed.deleted is True
print(f"{calls} calls")
