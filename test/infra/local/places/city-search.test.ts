import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCities } from '../../../../infra/local/places/cities.ts';
import { type FoundCity, loadCitySearch } from '../../../../infra/local/places/city-search.ts';

let search: (text: string) => FoundCity[];
beforeAll(() => {
  search = loadCitySearch();
});

const first = (text: string) => {
  const city = search(text)[0];
  return city && [city.name, city.region, city.country].filter(Boolean).join(', ');
};

describe('what a person means is found', () => {
  test.each([
    // The larger place wins when nothing else decides.
    ['London', 'London, England, GB'],
    ['Paris', 'Paris, Île-de-France, FR'],
    ['Birmingham', 'Birmingham, England, GB'],
    ['San Jose', 'San Jose, California, US'],
    ['Cordoba', 'Córdoba, Córdoba, AR'],
    ['Saint Petersburg', 'Saint Petersburg, Saint Petersburg, RU'],
    ['Washington', 'Washington, District of Columbia, US'],
    ['Victoria', 'Victoria, British Columbia, CA'],
    ['Granada', 'Granada, Andalusia, ES'],
    // What comes after the name decides: countries, regions, their codes and native names.
    ['London, UK', 'London, England, GB'],
    ['London, England', 'London, England, GB'],
    ['London, Ontario', 'London, Ontario, CA'],
    ['London, ON, Canada', 'London, Ontario, CA'],
    ['Perth, Scotland', 'Perth, Scotland, GB'],
    ['Paris, Texas', 'Paris, Texas, US'],
    ['Paris, TX', 'Paris, Texas, US'],
    ['Paris Texas', 'Paris, Texas, US'],
    ['Paris (Texas)', 'Paris, Texas, US'],
    ['Paris - France', 'Paris, Île-de-France, FR'],
    ['Springfield, IL', 'Springfield, Illinois, US'],
    ['Birmingham, Alabama', 'Birmingham, Alabama, US'],
    ['St Petersburg, Florida', 'St. Petersburg, Florida, US'],
    ['Cambridge, MA', 'Cambridge, Massachusetts, US'],
    ['Portland Oregon', 'Portland, Oregon, US'],
    ['Kansas City MO', 'Kansas City, Missouri, US'],
    ['Athens, GA', 'Athens, Georgia, US'],
    ['Lebanon, Tennessee', 'Lebanon, Tennessee, US'],
    ['Vancouver, B.C.', 'Vancouver, British Columbia, CA'],
    ['Newcastle, NSW', 'Newcastle, New South Wales, AU'],
    ['Hamilton, NZ', 'Hamilton, Waikato Region, NZ'],
    ['Córdoba, Argentina', 'Córdoba, Córdoba, AR'],
    ['Córdoba, España', 'Córdoba, Andalusia, ES'],
    ['San José, Costa Rica', 'San José, San José, CR'],
    ['Firenze, Italia', 'Florence, Tuscany, IT'],
    ['Köln, Deutschland', 'Cologne, North Rhine-Westphalia, DE'],
    ['Freiburg, Schweiz', 'Fribourg, Fribourg, CH'],
    ['Würzburg, Bayern', 'Würzburg, Bavaria, DE'],
    ['Belo Horizonte - MG', 'Belo Horizonte, Minas Gerais, BR'],
    ['北京, 中国', 'Beijing, Beijing, CN'],
    ['القاهرة، مصر', 'Cairo, Cairo, EG'],
    ['Hong Kong, China', 'Hong Kong, Central and Western, HK'],
    ['San Juan, Puerto Rico, USA', 'San Juan, San Juan, PR'],
    ['Leningrad, USSR', 'Saint Petersburg, Saint Petersburg, RU'],
    ['Leipzig, DDR', 'Leipzig, Saxony, DE'],
    ['Zagreb, Yugoslavia', 'Zagreb, Zagreb, HR'],
    // A county narrows the choice, and what is not known does not forbid it.
    ['Newport, Isle of Wight', 'Newport, England, GB'],
    ['Cambridge, Cambridgeshire', 'Cambridge, England, GB'],
    ['Brighton, Sussex', 'Brighton, England, GB'],
    ['Brooklyn, Kings County, New York, USA', 'Brooklyn, New York, US'],
    ['10115 Berlin', 'Berlin, Berlin, DE'],
    // Accents, case, punctuation and abbreviations do not matter.
    ['São Paulo', 'São Paulo, São Paulo, BR'],
    ['sao paulo', 'São Paulo, São Paulo, BR'],
    ['  LONDON  ', 'London, England, GB'],
    ['Lodz', 'Łódź, Łódź Voivodeship, PL'],
    ['Muenchen', 'Munich, Bavaria, DE'],
    ['Duesseldorf', 'Düsseldorf, North Rhine-Westphalia, DE'],
    ['Aarhus', 'Århus, Central Jutland, DK'],
    ['St. Louis', 'St. Louis, Missouri, US'],
    ['Saint Louis, MO', 'St. Louis, Missouri, US'],
    ['St Gallen', 'Sankt Gallen, Sankt Gallen, CH'],
    ['Washington DC', 'Washington, District of Columbia, US'],
    ['Washington, D.C.', 'Washington, District of Columbia, US'],
    ['Stoke on Trent', 'Stoke-on-Trent, England, GB'],
    ["Coeur d'Alene", "Coeur d'Alene, Idaho, US"],
    ['Coeur d’Alene', "Coeur d'Alene, Idaho, US"],
    // Part of the name is enough where no other place has it.
    ['Frankfurt am Main', 'Frankfurt am Main, Hesse, DE'],
    ['Frankfurt', 'Frankfurt am Main, Hesse, DE'],
    ['Frankfurt (Oder)', 'Frankfurt (Oder), Brandenburg, DE'],
    ['Newcastle upon Tyne', 'Newcastle upon Tyne, England, GB'],
    ['Newcastle, UK', 'Newcastle upon Tyne, England, GB'],
    ['Antigua, Guatemala', 'Antigua Guatemala, Sacatepéquez, GT'],
    ['Garmisch', 'Garmisch-Partenkirchen, Bavaria, DE'],
    ['Ho Chi Minh', 'Ho Chi Minh City, VN'],
    // Other languages, scripts and former names.
    ['Munich', 'Munich, Bavaria, DE'],
    ['München', 'Munich, Bavaria, DE'],
    ['Wien', 'Vienna, Vienna, AT'],
    ['Cologne', 'Cologne, North Rhine-Westphalia, DE'],
    ['Den Haag', 'The Hague, South Holland, NL'],
    ['The Hague', 'The Hague, South Holland, NL'],
    ['New York', 'New York, New York, US'],
    ['NYC', 'New York, New York, US'],
    ['Ciudad de México', 'Mexico City, Mexico City, MX'],
    ['Bombay', 'Mumbai, Maharashtra, IN'],
    ['Kiev', 'Kyiv, Kyiv, UA'],
    ['Киев', 'Kyiv, Kyiv, UA'],
    ['Київ', 'Kyiv, Kyiv, UA'],
    ['Москва', 'Moscow, Moscow, RU'],
    ['Новосибирск', 'Novosibirsk, Novosibirsk Oblast, RU'],
    ['г. Казань', 'Kazan, Tatarstan Republic, RU'],
    ['Екатеринбург', 'Yekaterinburg, Sverdlovsk Oblast, RU'],
    ['Θεσσαλονίκη', 'Thessaloníki, Central Macedonia, GR'],
    ['北京', 'Beijing, Beijing, CN'],
    ['東京', 'Tokyo, Tokyo, JP'],
    ['東京都', 'Tokyo, Tokyo, JP'],
    ['서울', 'Seoul, Seoul, KR'],
    ['부산광역시', 'Busan, Busan, KR'],
    ['القاهرة', 'Cairo, Cairo, EG'],
    ['תל אביב', 'Tel Aviv, Tel Aviv, IL'],
    ['मुंबई', 'Mumbai, Maharashtra, IN'],
    ['กรุงเทพ', 'Bangkok, Bangkok, TH'],
    // City states.
    ['Singapore', 'Singapore, SG'],
    ['Luxembourg', 'Luxembourg, Luxembourg, LU'],
    ['Monaco', 'Monaco, Monaco, MC'],
  ])('%s is %s', (text, city) => {
    expect(first(text)).toBe(city);
  });
});

describe('what is no city is not found', () => {
  test.each([
    ['nonsense', 'Xyzzyville'],
    ['nonsense', 'asdfgh'],
    ['nonsense in a real place', 'Xyzzyville, Texas'],
    ['no letters', '!!!'],
    ['no letters', '12345'],
    ['nothing', ''],
    ['nothing', ' , , '],
    ['a country', 'Germany'],
    ['a country that shares its name with a town elsewhere', 'Lebanon'],
    ['a country that shares its name with a town elsewhere', 'Mexico'],
    ['a country by its code', 'USA'],
    ['a region', 'Texas'],
    ['a region that shares its name with a town elsewhere', 'California'],
    ['the first word of many names', 'Saint'],
    ['a city in a country where it is not', 'Paris, Germany'],
    ['a city in a region where it is not', 'London, Bavaria'],
  ])('%s: %j', (_, text) => {
    expect(search(text)).toEqual([]);
  });

  test('any text at all is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(Array.isArray(search(text))).toBe(true);
      }),
    );
  });
});

describe('general rules', () => {
  const large = readCities().slice(0, 3_000);

  test('every large city is found under its own name and country, whatever the case and accents', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...large),
        fc.constantFrom('NFC', 'NFD'),
        fc.boolean(),
        (city, form, isUpper) => {
          const text = `${city.name}, ${city.country}`.normalize(form);
          const found = search(isUpper ? text.toUpperCase() : text);
          expect(found).toContainEqual(expect.objectContaining({ name: city.name, latitude: city.latitude }));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the more is said, the fewer cities are left', () => {
    const all = search('Springfield');
    const some = search('Springfield, USA');
    const one = search('Springfield, Illinois, USA');
    expect(all).toEqual(expect.arrayContaining(some));
    expect(some).toEqual(expect.arrayContaining(one));
    expect(new Set(one.map(({ regionCode }) => regionCode))).toEqual(new Set(['US.IL']));
  });

  test('an unknown quarter lowers the relevance only', () => {
    expect(search('Berlin, Prenzlauer Berg')[0]).toMatchObject({ name: 'Berlin', relevance: 0.9 });
  });

  test('a search takes less than a millisecond', () => {
    const texts = large.map(({ name, country }) => `${name}, ${country}`);
    const start = performance.now();
    for (const text of texts) search(text);
    expect((performance.now() - start) / texts.length).toBeLessThan(1);
  });
});
