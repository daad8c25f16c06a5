import java.time.LocalDate
import java.time.ZoneOffset
import org.openapitools.client.apis.AccountApi
import org.openapitools.client.apis.CalendarsApi
import org.openapitools.client.apis.ForecastsApi
import org.openapitools.client.apis.ProfilesApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.EclipseEvent
import org.openapitools.client.models.HouseSystem
import org.openapitools.client.models.NewCalendar
import org.openapitools.client.models.NewProfile
import org.openapitools.client.models.Problem
import org.openapitools.client.models.SignName

/** Calls the service with the client that openapi-generator generated. */
var calls = 0

fun <T> call(response: T): T = response.also { calls++ }

fun problem(status: Int, request: () -> Unit): Problem {
    calls++
    try {
        request()
    } catch (error: ClientException) {
        check(error.statusCode == status) { "${error.statusCode}: ${error.message}" }
        val body = (error.response as ClientError<*>).body as String
        return Serializer.gson.fromJson(body, Problem::class.java)
    }
    error("The request succeeded")
}

fun main() {
    val url = System.getenv("URL")
    ApiClient.accessToken = System.getenv("KEY")
    val account = AccountApi(url)
    val profiles = ProfilesApi(url)
    val forecasts = ForecastsApi(url)
    val calendars = CalendarsApi(url)
    val today = LocalDate.now(ZoneOffset.UTC)

    check(call(account.currentUser()).maxProfiles >= 2)
    val ada = call(
        profiles.createProfile(NewProfile("Ada", LocalDate.of(1990, 6, 15), birthTime = "14:35", birthCity = "Munich, Germany"))
    )
    check(ada.sunSign == SignName.Gemini)
    val bo = call(profiles.createProfile(NewProfile("Bo", LocalDate.of(1985, 2, 3), latitude = 59.91, longitude = 10.75)))
    check(call(profiles.listProfiles()).profiles.last().name == "Bo")
    check(call(profiles.getProfile(ada.id)).timeZone == "Europe/Berlin")

    check(call(forecasts.todaysHoroscope(ada.id, days = 3)).horoscopes.size == 3)
    val daily = call(forecasts.dailyHoroscopeWithHttpInfo(ada.id, today, today.plusDays(6), null, null, null))
    val tag = daily.headers.entries.first { it.key.equals("etag", ignoreCase = true) }.value.first()
    val cached = call(forecasts.dailyHoroscopeWithHttpInfo(ada.id, today, today.plusDays(6), null, null, tag))
    check(cached.statusCode == 304)
    val explained = call(forecasts.dailyHoroscope(ada.id, today, today.plusDays(1), explain = true))
    check(explained.horoscopes.first().brief!!.because.helping.size <= 2 && explained.model!!.rating.mean != 0.0)
    check(call(forecasts.bestDays(ada.id, today, today.plusDays(29), limit = 3)).days.size == 3)
    check(call(forecasts.overview(ada.id, today, today)).summary.isNotEmpty())
    val year = call(forecasts.overview(ada.id, today, today.plusDays(299)))
    check(year.sky.map { it.actualInstance!!::class }.toSet().size == 5)
    check(year.sky.any { it.actualInstance is EclipseEvent })
    val chart = call(profiles.natalChart(ada.id, houses = HouseSystem.placidus))
    check(chart.houses!!.size == 12 && !chart.ambiguous)
    check(call(profiles.natalChart(bo.id)).houses == null)
    check(call(profiles.natalReport(ada.id)).sections.isNotEmpty())
    check(call(profiles.synastry(ada.id, bo.id)).scores.love >= 1.0)
    check(call(forecasts.sky()).bodies.size == 10)
    check(call(forecasts.listActivities()).activities.isNotEmpty())
    check(call(profiles.searchPlaces("Springfield, Illinois")).places.isNotEmpty())
    check(call(forecasts.home(ada.id)).days!!.isNotEmpty())
    check(call(account.usage()).computedEntries.used > 0)
    check(call(calendars.createCalendar(ada.id, newCalendar = NewCalendar())).url.toString().endsWith(".ics"))

    check(problem(404) { profiles.getProfile("prf_unknown") }.code == "not_found")
    val far = today.plusDays(1200)
    val horizon = problem(403) { forecasts.dailyHoroscope(ada.id, far, far) }
    check(horizon.code == "forecast_horizon_exceeded" && horizon.lastDate!! > today)
    for (profile in listOf(ada, bo)) check(call(profiles.deleteProfile(profile.id)).deleted)
    println("$calls calls")
    // The client's threads would keep the program running for a minute.
    System.exit(0)
}
