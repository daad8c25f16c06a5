import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { SceneEvent } from '../scenes.ts';

type ByPoint = Readonly<Record<NatalPoint, readonly string[]>>;

/** What a transit means in a person, by transiting body, tone and natal point. */
// biome-ignore format: one row per sentence
export const MEANINGS: Readonly<Record<Body, Readonly<Record<'easy' | 'hard', ByPoint>>>> = {
  Sun: {
    easy: {
      Sun: [
        'There’s strength in you for what you really want.',
        'You’re glad to be looked at, flaws included.',
      ],
      Moon: [
        'You can want something and feel comfortable about it.',
        'Your feelings show, and you’re at ease with that.',
      ],
      Mercury: [
        'You say what you mean at the first attempt.',
        'It’s clear to you what you think, and why.',
      ],
      Venus: [
        'Being yourself makes you easier to like.',
        'People get to see you at your warmest.',
      ],
      Mars: [
        'You’re brave enough to be seen trying.',
        'You’ve got courage and would like a use for it.',
      ],
      Jupiter: [
        'Your confidence is large enough to share.',
        'You can picture yourself doing something bigger.',
      ],
      Saturn: [
        'You’ve got the patience to do yourself proud.',
        'What you ought to do is what you want to.',
      ],
      Uranus: [
        'Standing out feels natural and rather pleasant.',
        'What’s different about you is worth showing.',
      ],
      Neptune: [
        'Your imagination knows what it wants.',
        'It’s possible to be proud of a dream.',
      ],
      Pluto: [
        'You’ve got power and no need to prove it.',
        'What you usually hide can stand some daylight.',
      ],
      Ascendant: [
        'People can tell who you are from the doorway.',
        'Your presence does half the talking.',
      ],
      Midheaven: [
        'What you’re good at is plain to see.',
        'You can want to get somewhere without blushing.',
      ],
    },
    hard: {
      Sun: [
        'You’d like to be noticed without having to ask.',
        'Everything looks like a question of pride.',
      ],
      Moon: [
        'Part of you wants applause and part wants a blanket.',
        'Your pride won’t admit what you need.',
      ],
      Mercury: [
        'You’d rather be right than hear the rest.',
        'You answer before you’ve finished thinking, and stand by it.',
      ],
      Venus: [
        'Admiration looks sweeter to you than affection does.',
        'Charm is an effort when you want your way.',
      ],
      Mars: [
        'You hear a challenge where there’s only a remark.',
        'Wanting your own way is tiring you out.',
      ],
      Jupiter: [
        'Your confidence runs ahead of your strength.',
        'You’re tempted to promise what would impress people.',
      ],
      Saturn: [
        'What has to be done leaves no room to shine.',
        'You hold yourself to a standard you’d spare others.',
      ],
      Uranus: [
        'You bristle when anyone tells you what you’re like.',
        'You want attention, and then you want out.',
      ],
      Neptune: [
        'It’s hard to stand up for a vague wish.',
        'What you long for makes you doubt yourself.',
      ],
      Pluto: [
        'Staying in control seems safer than being known.',
        'Pride makes it hard to let go of anything.',
      ],
      Ascendant: [
        'You wonder how you look, and it makes you stiff.',
        'What you mean as confidence can come across as pride.',
      ],
      Midheaven: [
        'There’s an ambition in you that can’t wait.',
        'You’d like to be further along by now.',
      ],
    },
  },
  Moon: {
    easy: {
      Sun: [
        'Your mood backs you up in what you want.',
        'For an hour or two, you’re comfortable being yourself.',
      ],
      Moon: [
        'Your needs are modest and easily met.',
        'Your own company is pleasant at the moment.',
      ],
      Mercury: [
        'There are plain words for what you’re feeling.',
        'Your mood leaves your head free to think.',
      ],
      Venus: [
        'You’re in the mood to like people.',
        'A simple comfort is enough to please you.',
      ],
      Mars: [
        'You feel like getting something done.',
        'You’ve got energy and no wish to quarrel.',
      ],
      Jupiter: [
        'Your mood is on the generous side.',
        'It feels as if there’s enough of everything.',
      ],
      Saturn: [
        'Doing your duty feels almost cozy for now.',
        'You’re calm enough to be patient with yourself.',
      ],
      Uranus: [
        'A break from habit does you good.',
        'Being restless is almost pleasant.',
      ],
      Neptune: [
        'You’re dreamy, and nothing in you objects.',
        'You sense a mood before anyone names it.',
      ],
      Pluto: [
        'You can have a strong feeling and stay calm.',
        'What you keep to yourself isn’t heavy just now.',
      ],
      Ascendant: [
        'How you feel is how you look.',
        'People come closer when you’re this relaxed.',
      ],
      Midheaven: [
        'You can be ambitious and comfortable at once.',
        'Your feelings agree with where you’re headed.',
      ],
    },
    hard: {
      Sun: [
        'For a few hours, your moods outvote your will.',
        'You don’t feel like the person you’d like to be.',
      ],
      Moon: [
        'No comfort seems quite the right one.',
        'Your feelings change faster than you can explain.',
      ],
      Mercury: [
        'You hear the tone before you hear the words.',
        'What you feel keeps interrupting what you think.',
      ],
      Venus: [
        'You want kindness and aren’t feeling kind.',
        'Hardly anything pleases you for long.',
      ],
      Mars: [
        'You’re touchy, and your temper knows it.',
        'A passing mood can make you snap.',
      ],
      Jupiter: [
        'It’s easy to promise too much in a soft mood.',
        'You want more comfort than one day can hold.',
      ],
      Saturn: [
        'There’s a duty wherever you’d like a cushion.',
        'Every chore feels heavier when you’d like a hug.',
      ],
      Uranus: [
        'You’re too restless to get comfortable.',
        'Your habits bore you, and changing them upsets you.',
      ],
      Neptune: [
        'You feel a lot and can’t say what.',
        'It’s one of those moods without a name.',
      ],
      Pluto: [
        'There’s more going on in you than you show.',
        'People hold on tighter when they feel unsure.',
      ],
      Ascendant: [
        'Your mood is on your face before you notice.',
        'You’d feel better if nobody looked for a while.',
      ],
      Midheaven: [
        'No part of you feels like impressing anyone.',
        'Looking capable is tiring when you feel soft.',
      ],
    },
  },
  Mercury: {
    easy: {
      Sun: [
        'You can explain yourself in a sentence or two.',
        'You speak up for yourself without raising your voice.',
      ],
      Moon: [
        'Feelings can be talked over without any drama.',
        'You know how to ask for a comfort.',
      ],
      Mercury: [
        'Your thoughts line up without being asked.',
        'Words turn up when you want them.',
      ],
      Venus: [
        'What you like is a pleasure to talk about.',
        'There’s charm in how you put a sentence.',
      ],
      Mars: [
        'You think fast, and you dare to say it.',
        'Your words have some nerve behind them.',
      ],
      Jupiter: [
        'Your curiosity is bigger than your doubts.',
        'A large hope fits into a short sentence.',
      ],
      Saturn: [
        'Careful thinking suits you and doesn’t tire you.',
        'What’s dull to read doesn’t put you off.',
      ],
      Uranus: [
        'Odd ideas make good sense to you.',
        'You notice the answer nobody was looking for.',
      ],
      Neptune: [
        'You understand more than what’s being said.',
        'You can describe what you imagine.',
      ],
      Pluto: [
        'A deep question can be asked in a light voice.',
        'You can say gently what’s under the surface.',
      ],
      Ascendant: [
        'You come across as clear and quick.',
        'You know how to begin a conversation.',
      ],
      Midheaven: [
        'It takes you one line to say where you’re going.',
        'What you say makes people trust you.',
      ],
    },
    hard: {
      Sun: [
        'You explain yourself at too much length.',
        'You mind being corrected more than being wrong.',
      ],
      Moon: [
        'You argue with your feelings, and they don’t listen.',
        'Plain words can hurt when you need comfort.',
      ],
      Mercury: [
        'You’re thinking two thoughts and finishing neither.',
        'Your sentences set off before they’re ready.',
      ],
      Venus: [
        'What’s meant kindly can come out crooked.',
        'The true part is hard to say nicely.',
      ],
      Mars: [
        'Every answer you think of is a sharp one.',
        'You’re in a hurry to have it said.',
      ],
      Jupiter: [
        'You talk bigger than you mean to.',
        'Details bore you when the idea is big.',
      ],
      Saturn: [
        'You hear criticism in every other sentence.',
        'Your thoughts keep circling what isn’t done.',
      ],
      Uranus: [
        'Your mind jumps, and details fall through the gaps.',
        'You’re too impatient to explain how you got there.',
      ],
      Neptune: [
        'People hear what they were hoping to hear.',
        'Facts go soft at the edges in your head.',
      ],
      Pluto: [
        'You read too much between the lines.',
        'A question won’t leave you alone until it’s answered.',
      ],
      Ascendant: [
        'You don’t sound the way you feel.',
        'It takes you two tries to be understood.',
      ],
      Midheaven: [
        'You’re rehearsing what people might say about you.',
        'Where you’re going is hard to put into words.',
      ],
    },
  },
  Venus: {
    easy: {
      Sun: [
        'You like yourself well enough to be generous.',
        'It’s pleasant to be you, and that shows.',
      ],
      Moon: [
        'What you enjoy feels like home.',
        'You’re easy to comfort and easy to please.',
      ],
      Mercury: [
        'Your words come out kinder than you planned.',
        'You enjoy listening, and people can tell.',
      ],
      Venus: [
        'There’s more to like than to find fault with.',
        'Your taste is sure, and so is your affection.',
      ],
      Mars: [
        'Boldness and good manners go together in you.',
        'What you’d like, you also dare to ask for.',
      ],
      Jupiter: [
        'You’d like everyone to have a good time.',
        'There’s pleasure enough in you to pass around.',
      ],
      Saturn: [
        'You’re fond of what has lasted.',
        'Taking your time over something is a pleasure.',
      ],
      Uranus: [
        'What’s odd about you has its charm.',
        'The unfamiliar looks rather inviting.',
      ],
      Neptune: [
        'You see what’s lovely in ordinary places.',
        'There’s sweetness in wanting what you haven’t got.',
      ],
      Pluto: [
        'You’re fond of people without needing to hold on.',
        'Admitting how much you care isn’t hard.',
      ],
      Ascendant: [
        'Your smile arrives a step ahead of you.',
        'People see your friendly side first.',
      ],
      Midheaven: [
        'Being pleasant is enough to get you somewhere.',
        'What you do well also makes you likable.',
      ],
    },
    hard: {
      Sun: [
        'You weigh yourself by who’s pleased with you.',
        'Keeping the peace costs you a wish of your own.',
      ],
      Moon: [
        'You’re being polite about your own needs.',
        'A treat won’t quite reach what’s missing.',
      ],
      Mercury: [
        'Your words get softer until nobody can find them.',
        'You hear a compliment and look for the catch.',
      ],
      Venus: [
        'You’d like everyone to approve of you.',
        'What you love looks plainer when you compare.',
      ],
      Mars: [
        'You want peace, and you want to win.',
        'Charm runs out quickly when you’re impatient.',
      ],
      Jupiter: [
        'You want more, and can’t say of what.',
        'It’s tempting to be liked for what you give.',
      ],
      Saturn: [
        'You feel less lovable than you are.',
        'Pleasure comes with a bad conscience attached.',
      ],
      Uranus: [
        'You want to be close, with the door open.',
        'You’re bored by what usually pleases you.',
      ],
      Neptune: [
        'You like people better than you know them.',
        'It’s easy to be fond of a daydream.',
      ],
      Pluto: [
        'Wanting to be chosen keeps you on your guard.',
        'It’s hard to like something and leave it free.',
      ],
      Ascendant: [
        'You’re smiling before you’ve asked yourself why.',
        'You feel underdressed in whatever you’ve put on.',
      ],
      Midheaven: [
        'You’d rather be popular than go your own way.',
        'Getting ahead without upsetting anyone is slow going.',
      ],
    },
  },
  Mars: {
    easy: {
      Sun: [
        'You want something and you’ve got the strength for it.',
        'Wanting and doing are hardly a step apart.',
      ],
      Moon: [
        'Your feelings have courage in them and want out.',
        'You can stand up for yourself without shouting.',
      ],
      Mercury: [
        'Your thoughts come out short, clear and unafraid.',
        'Your mind is brisk and has no use for excuses.',
      ],
      Venus: [
        'You go toward what you like without looking around first.',
        'It takes less nerve to show whom you like.',
      ],
      Mars: [
        'There’s strength in you that’s glad to be used.',
        'Your nerve and your muscles agree on the pace.',
      ],
      Jupiter: [
        'A bold try feels more like play than risk.',
        'Aiming high puts you in a good mood.',
      ],
      Saturn: [
        'Push and patience are working with the same hands.',
        'Your strength lasts because you’re spending it slowly.',
      ],
      Uranus: [
        'You dare to do it your own odd way.',
        'Quick ideas and quick hands get along in you.',
      ],
      Neptune: [
        'It’s easy to be brave on another person’s behalf.',
        'There’s energy in you for what you’ve only imagined.',
      ],
      Pluto: [
        'Your determination is quiet and doesn’t tire.',
        'You can reach down for strength you seldom use.',
      ],
      Ascendant: [
        'People may notice your energy before your words.',
        'You walk in as though you’ve already decided.',
      ],
      Midheaven: [
        'You’re willing to be seen wanting to get ahead.',
        'There’s push behind what you want to be known for.',
      ],
    },
    hard: {
      Sun: [
        'A plain “no” feels like a dare.',
        'Your pride heats up faster than it cools.',
      ],
      Moon: [
        'Hurt comes out as temper before you’ve noticed it.',
        'You’re touchy where you’re tired, and quick to show it.',
      ],
      Mercury: [
        'Your tongue is a step ahead of your judgment.',
        'You hear criticism where there may not be any.',
      ],
      Venus: [
        'You’d like to be liked and also to win.',
        'Being nice takes effort, and you’re short of patience.',
      ],
      Mars: [
        'Everyone else seems to be walking too slowly.',
        'There’s more fuel in you than there is road.',
      ],
      Jupiter: [
        'You make promises faster than anyone could keep them.',
        'It’s hard for you to stop at enough.',
      ],
      Saturn: [
        'Rules feel like a hand on your collar.',
        'You’d rather run where you’re only allowed to walk.',
      ],
      Uranus: [
        'You’re jumpy, and your elbows know it first.',
        'Waiting a minute can feel like losing your freedom.',
      ],
      Neptune: [
        'Your drive goes soft when the goal gets blurry.',
        'It’s possible to push hard without knowing where.',
      ],
      Pluto: [
        'Old anger goes looking for a new excuse.',
        'Getting your way can start to look like everything.',
      ],
      Ascendant: [
        'You sound sharper out loud than you do inside.',
        'Your impatience shows before you’ve said anything.',
      ],
      Midheaven: [
        'Being told what to do goes against your grain.',
        'You’re in such a hurry to arrive that manners slip.',
      ],
    },
  },
  Jupiter: {
    easy: {
      Sun: [
        'Your faith in yourself doesn’t wait for proof.',
        'Feeling lucky makes you kinder about everyone else’s luck.',
      ],
      Moon: [
        'There’s enough warmth in you to hand some out.',
        'You need company, and you’ve got comfort to spare.',
      ],
      Mercury: [
        'You’re curious past the edge of what you know.',
        'Your mind would rather see the whole map.',
      ],
      Venus: [
        'You like people, and it’s hard to hide.',
        'Giving pleasure pleases you as much as getting it.',
      ],
      Mars: [
        'Effort feels like fun, and there’s plenty of it.',
        'You’ve got the nerve for the bigger version.',
      ],
      Jupiter: [
        'Hope doesn’t need much of a reason.',
        'You feel richer for what you give away.',
      ],
      Saturn: [
        'Your patience and your luck are on speaking terms.',
        'What you do carefully, you can also do cheerfully.',
      ],
      Uranus: [
        'What’s odd about you feels like a piece of luck.',
        'There’s room in you for a surprise.',
      ],
      Neptune: [
        'Your sympathy has no fence around it.',
        'You can picture a kinder world and half believe it.',
      ],
      Pluto: [
        'You needn’t be in charge to feel strong.',
        'There’s generosity in you all the way down.',
      ],
      Ascendant: [
        'Your good mood gets to the door before you.',
        'People may find you easy to walk up to.',
      ],
      Midheaven: [
        'Your ambition has good manners and a long view.',
        'It’s easier to see where all this could lead.',
      ],
    },
    hard: {
      Sun: [
        'You’re inclined to take a bow before you’ve played.',
        'Your pride has ordered a size too large.',
      ],
      Moon: [
        'No comfort seems quite enough, so you reach for seconds.',
        'You feel everything at full volume.',
      ],
      Mercury: [
        'You’re sure of more than you’ve checked.',
        'Your stories grow in the telling.',
      ],
      Venus: [
        'Too much of what you like still looks like enough.',
        'You’d say anything nice to keep the room happy.',
      ],
      Mars: [
        'Winning isn’t enough unless it’s by a mile.',
        'It’s hard to believe that your strength runs out.',
      ],
      Jupiter: [
        'Your appetite makes promises for the rest of you.',
        'You hope first and do the sums afterward.',
      ],
      Saturn: [
        'Half of you says yes and half counts the cost.',
        'You can’t tell a sensible limit from a timid one.',
      ],
      Uranus: [
        'Any place but this one looks like freedom.',
        'You’d trade what’s good for what’s merely new.',
      ],
      Neptune: [
        'A lovely picture can talk you out of the facts.',
        'Believing is more comfortable for you than looking closely.',
      ],
      Pluto: [
        'Being generous can be a way of staying in charge.',
        'You want plenty, and nobody else at the wheel.',
      ],
      Ascendant: [
        'You come across larger than you mean to.',
        'Your enthusiasm can crowd the person beside you.',
      ],
      Midheaven: [
        'You’d like to arrive without all those stairs.',
        'Your plans look grander from a distance.',
      ],
    },
  },
  Saturn: {
    easy: {
      Sun: [
        'You know what you can carry, and you carry it.',
        'It doesn’t take applause to tell you what you’re worth.',
      ],
      Moon: [
        'Your feelings hold still long enough to be understood.',
        'There’s comfort for you in plain, regular hours.',
      ],
      Mercury: [
        'Your words weigh more because they’re few.',
        'You think slowly and get to the bottom.',
      ],
      Venus: [
        'What you love doesn’t have to be new.',
        'It’s clear which of your affections will last.',
      ],
      Mars: [
        'You can push steadily and not run dry.',
        'Your drive has found a pace it can keep.',
      ],
      Jupiter: [
        'You know which of your hopes could bear weight.',
        'A modest plan can make you surprisingly happy.',
      ],
      Saturn: [
        'You’re patient with whatever takes years.',
        'Your own rules feel like ones you’d choose.',
      ],
      Uranus: [
        'There’s room for freedom inside what you’ve promised.',
        'Change suits you best a brick at a time.',
      ],
      Neptune: [
        'A vague longing can be given a plain shape.',
        'Your dreams don’t mind a bit of carpentry.',
      ],
      Pluto: [
        'There’s iron in you, and it needn’t show.',
        'You can look at what’s finished without flinching.',
      ],
      Ascendant: [
        'You come across as calm, and begin to feel it.',
        'People may trust you for not hurrying.',
      ],
      Midheaven: [
        'A long road is fine with you if it’s yours.',
        'What you’re known for rests on firm ground.',
      ],
    },
    hard: {
      Sun: [
        'You feel judged, and you’re the strictest of the judges.',
        'Whatever you do, part of you asks for more.',
      ],
      Moon: [
        'You need comforting and find it hard to say so.',
        'It’s easy to feel alone with your duties.',
      ],
      Mercury: [
        'Your thoughts go straight to what could go wrong.',
        'You weigh each word until it’s too heavy to lift.',
      ],
      Venus: [
        'You feel that being liked has to be earned.',
        'Your warmth waits to be asked for.',
      ],
      Mars: [
        'Whatever you push seems to dig its heels in.',
        'Your strength keeps meeting other people’s rules.',
      ],
      Jupiter: [
        'Hope looks childish to you, and it isn’t.',
        'What you’d love and what’s possible differ in size.',
      ],
      Saturn: [
        'The limit you keep meeting is partly your own.',
        'Your standards are heavy, and you carry them everywhere.',
      ],
      Uranus: [
        'You want out, and you want to be reliable.',
        'Old walls feel closer together than they used to.',
      ],
      Neptune: [
        'Hoping is tiring when there’s no date on it.',
        'A dream may look bare to you in plain daylight.',
      ],
      Pluto: [
        'You hold on hardest where you’re most afraid.',
        'Keeping control costs you more than you’d admit.',
      ],
      Ascendant: [
        'You look sterner than you feel.',
        'Your shoulders show how much you’re carrying.',
      ],
      Midheaven: [
        'The distance still to go is all you can see.',
        'You measure yourself against a ladder with no top.',
      ],
    },
  },
  Uranus: {
    easy: {
      Sun: [
        'Your own wishes may take you by surprise.',
        'You’re free to be less predictable than people expect.',
      ],
      Moon: [
        'Your habits sit loosely and are easy to change.',
        'Fresh air does more for you than familiar comforts.',
      ],
      Mercury: [
        'You think sideways, and it gets you there.',
        'An odd thought of yours may be the right one.',
      ],
      Venus: [
        'Your heart is open to people unlike you.',
        'What you like doesn’t have to match.',
      ],
      Mars: [
        'There’s courage in you to do it differently.',
        'You move before your doubts can catch up.',
      ],
      Jupiter: [
        'The unknown looks to you more like luck than trouble.',
        'It’s easy to trust a leap and enjoy it.',
      ],
      Saturn: [
        'You can tell a useful rule from a dusty one.',
        'Some duties fit better once you’ve altered them.',
      ],
      Uranus: [
        'You’re at ease with being the odd one out.',
        'There’s more freedom in your days than you use.',
      ],
      Neptune: [
        'What you only dream of seems oddly possible.',
        'You’re on easy terms with strange ideas.',
      ],
      Pluto: [
        'Your fears have gone slack and can be stepped over.',
        'You’re ready to stop guarding an empty room.',
      ],
      Ascendant: [
        'You come across as freer than you feel.',
        'People may see a side of you they hadn’t noticed.',
      ],
      Midheaven: [
        'You could be known for something you haven’t tried.',
        'Respect can be had without going the usual way.',
      ],
    },
    hard: {
      Sun: [
        'You’d rather be wrong than be told.',
        'It’s hard to stay who everyone’s used to.',
      ],
      Moon: [
        'Your feelings change faster than you can explain them.',
        'You want company and a closed door at once.',
      ],
      Mercury: [
        'You contradict first and listen second.',
        'Thoughts come and go before you can seat them.',
      ],
      Venus: [
        'What delights you quickly may bore you just as fast.',
        'It’s easiest to love people across some distance.',
      ],
      Mars: [
        'You’d rather slam a door than find the handle.',
        'Being held up makes you want to kick something.',
      ],
      Jupiter: [
        'You want a whole new life by suppertime.',
        'Any change at all looks like an improvement.',
      ],
      Saturn: [
        'You’d like a change that comes with a guarantee.',
        'Rules you made yourself feel scratchy.',
      ],
      Uranus: [
        'You notice every string that ties you down.',
        'Your restlessness gets up before you do.',
      ],
      Neptune: [
        'A sudden longing can pass for a plan.',
        'You’d like to leave without deciding where to.',
      ],
      Pluto: [
        'Starting over looks easier to you than repairing.',
        'What you keep shut away wants some air.',
      ],
      Ascendant: [
        'It shows when you’d rather be elsewhere.',
        'You come and go faster than people can follow.',
      ],
      Midheaven: [
        'You’re tired of the part you’re known for.',
        'You’d give up a good name for a new one.',
      ],
    },
  },
  Neptune: {
    easy: {
      Sun: [
        'You can be gentle without losing yourself.',
        'You can let yourself be hard to define.',
      ],
      Moon: [
        'You sense what people need before they say it.',
        'There’s a tenderness in you that asks for quiet.',
      ],
      Mercury: [
        'Your mind works best with the window open.',
        'It’s easy to hear what’s meant behind what’s said.',
      ],
      Venus: [
        'Beauty reaches you without being asked in.',
        'You see the best in people without straining.',
      ],
      Mars: [
        'Yielding gets you farther than pushing would.',
        'Your courage is on the side of whoever’s weaker.',
      ],
      Jupiter: [
        'You believe that people are kinder than they act.',
        'You can hope for more than you could count.',
      ],
      Saturn: [
        'Your dreams are patient enough to become useful.',
        'It’s possible to be gentle with yourself and still reliable.',
      ],
      Uranus: [
        'A freer life is easy for you to picture.',
        'What’s unusual in you has music in it.',
      ],
      Neptune: [
        'Daydreams do you more good than plans.',
        'You can trust a feeling you couldn’t explain.',
      ],
      Pluto: [
        'Your grip loosens without anyone having to ask.',
        'What you hide can be looked at gently.',
      ],
      Ascendant: [
        'There’s something soft about the way you walk in.',
        'People may find it easy to confide in you.',
      ],
      Midheaven: [
        'You could be known for kindness as well as skill.',
        'Where you’re headed looks lovely, if not quite clear.',
      ],
    },
    hard: {
      Sun: [
        'You want to be seen without being looked at.',
        'You can’t be sure where others end and you begin.',
      ],
      Moon: [
        'You miss something and can’t say what.',
        'You pick up sadness that isn’t yours.',
      ],
      Mercury: [
        'You hear what you’d like to hear.',
        'Your thoughts wander off without leaving a note.',
      ],
      Venus: [
        'Loving people and pitying them look much the same.',
        'You’re fonder of the dream than of the details.',
      ],
      Mars: [
        'Your drive gives out halfway, for no clear reason.',
        'You’re cross with something that won’t be named.',
      ],
      Jupiter: [
        'You’d give away the roof to be kind.',
        'A wish can feel as solid as a fact.',
      ],
      Saturn: [
        'Firm ground feels less firm than you’d like.',
        'You aren’t sure which of your duties are real.',
      ],
      Uranus: [
        'Freedom looks lovely to you and has no address.',
        'You want to be free of something you can’t name.',
      ],
      Neptune: [
        'Your wishes keep slipping in among your memories.',
        'Drifting is easier than finding out where you are.',
      ],
      Pluto: [
        'You’d rather not know what you already suspect.',
        'Being unsure makes you hold on tighter.',
      ],
      Ascendant: [
        'You’re thin-skinned, and crowds wear you out.',
        'People may see in you whatever they’re looking for.',
      ],
      Midheaven: [
        'You see clearly, except in the direction you’re going.',
        'What you’re known for doesn’t feel like you.',
      ],
    },
  },
  Pluto: {
    easy: {
      Sun: [
        'You know what you’d no longer do for approval.',
        'There’s more strength in you than you need to show.',
      ],
      Moon: [
        'What you need can be said without blushing.',
        'Strong feelings don’t frighten you off.',
      ],
      Mercury: [
        'Your mind won’t settle for the polite answer.',
        'You can say what’s true without raising your voice.',
      ],
      Venus: [
        'Your affection goes deeper than you let on.',
        'You know what you couldn’t bear to lose.',
      ],
      Mars: [
        'Your will doesn’t have to make any noise.',
        'What you set out to end, you can end kindly.',
      ],
      Jupiter: [
        'Your hopes can stand a hard question.',
        'It’s all right to want something large.',
      ],
      Saturn: [
        'You’re patient enough to do this thoroughly.',
        'There’s no need to prop up what’s finished.',
      ],
      Uranus: [
        'You’re ready for a change that goes to the root.',
        'Pretending to be like everyone else has lost its point.',
      ],
      Neptune: [
        'Your longings know something, and you can hear it.',
        'A dream can be questioned and still be yours.',
      ],
      Pluto: [
        'You can live with the truth about yourself.',
        'There’s power in you that doesn’t need a lock.',
      ],
      Ascendant: [
        'You don’t have to speak to be noticed.',
        'People may sense that you mean what you say.',
      ],
      Midheaven: [
        'You care what your name stands for.',
        'It’s clear what you’d give up to get there.',
      ],
    },
    hard: {
      Sun: [
        'You’d sooner break than be seen to bend.',
        'Your will has met something as strong as itself.',
      ],
      Moon: [
        'You need people and hate to need them.',
        'Old feelings come up with their full weight.',
      ],
      Mercury: [
        'One thought keeps taking the best chair.',
        'It’s tempting to look for a motive behind every word.',
      ],
      Venus: [
        'Love can turn into keeping watch.',
        'You want to be first choice or none at all.',
      ],
      Mars: [
        'You’re angrier than the occasion deserves.',
        'It’s hard for you to leave a fight unwon.',
      ],
      Jupiter: [
        'You’d go all in where half would do.',
        'What you want badly starts to look like your due.',
      ],
      Saturn: [
        'Some of your rules are there to hide a fear.',
        'Everything you keep under control has a weight.',
      ],
      Uranus: [
        'You want everything to change except your grip on it.',
        'A kind hand can feel like one that holds you.',
      ],
      Neptune: [
        'You suspect a trick in whatever looks lovely.',
        'Some wishes have a firmer hold than you’d choose.',
      ],
      Pluto: [
        'What you hide takes a lot of holding down.',
        'You’d like to be the one who decides everything.',
      ],
      Ascendant: [
        'You look more guarded than you mean to.',
        'Your jaw is set before you’ve heard the question.',
      ],
      Midheaven: [
        'You want respect and fear being seen through.',
        'It’s hard to climb and stay honest with yourself.',
      ],
    },
  },
};

/** What a sky event means in anybody’s life. */
// biome-ignore format: one row per sentence
export const EVENT_MEANINGS: Readonly<Record<SceneEvent | 'void', readonly string[]>> = {
  'new-moon': [
    'Most beginnings can’t be seen from outside yet.',
    'You’re allowed to want something before you can explain it.',
    'It’s easier to begin when nobody’s watching.',
  ],
  'full-moon': [
    'What grew quietly is ready to be seen.',
    'Your feelings stand at their highest, and so do everyone’s.',
    'It’s light enough to see what came of your efforts.',
  ],
  'solar-eclipse': [
    'Some beginnings clear a space before they fill it.',
    'You may not know yet what a gap is for.',
    'It’s too early to see what’s starting.',
  ],
  'lunar-eclipse': [
    'Endings are quick, and feeling them takes longer.',
    'What’s true tends to come out without being pushed.',
    'You can let go of what’s already over.',
  ],
  'mercury-retrograde': [
    'Your mind does its best work on second thoughts.',
    'Plans and messages tend to need a second try.',
    'It’s a time for finding what you overlooked.',
  ],
  'mercury-direct': [
    'Stuck words and stuck plans begin to move.',
    'You can make up your mind and mean it.',
    'It’s clearer what should be said, and to whom.',
  ],
  'venus-retrograde': [
    'You look again at what you thought you liked.',
    'Old affections come back and ask how you’ve been.',
    'Your taste is being sorted, and sorting takes time.',
  ],
  'venus-direct': [
    'You know again what you like, and whom.',
    'It’s easier to show people that you’re fond of them.',
    'Pleasure is simple again, without so much doubt.',
  ],
  'mars-retrograde': [
    'You’ve got less push, and better aim.',
    'Your drive turns inward and checks its own work.',
    'Whatever you began in a hurry can be done properly.',
  ],
  'mars-direct': [
    'Your energy finds the road again.',
    'Waiting is over for you, and it feels good.',
    'Anger turns back into plain strength.',
  ],
  'slow-turns': [
    'A change is under way, too slow for you to see.',
    'Something under the surface of your life shifts its pace.',
    'You may feel the turn before you understand it.',
  ],
  'sun-enters': [
    'Your attention moves to another room of your life.',
    'This part of your life gets the light for a while.',
    'You care about this more than you did last month.',
  ],
  'mercury-enters': [
    'There’s a lot to ask and say for some weeks.',
    'Your curiosity runs ahead of you for some weeks.',
    'Questions you hadn’t thought of begin to interest you.',
  ],
  'venus-enters': [
    'It’s easier to like people and be liked for some weeks.',
    'Charm gets you farther than effort for some weeks.',
    'Pleasure is close at hand in this part of life.',
  ],
  'mars-enters': [
    'You’ve got more drive for some weeks, and a shorter fuse.',
    'What you keep putting off starts to itch.',
    'It takes less to start you, and less to annoy you.',
  ],
  void: [
    'What’s begun now seldom sticks, and what’s finished stays.',
    'You’re between two thoughts, and neither is in a hurry.',
    'There’s nothing to be won by rushing.',
  ],
};
