import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { MeaningRow, SceneEvent } from '../scenes.ts';

type ByPoint = Readonly<Record<NatalPoint, readonly MeaningRow[]>>;

/** What a transit means in a person, by transiting body, tone and natal point. */
// biome-ignore format: one row per sentence
export const MEANINGS: Readonly<Record<Body, Readonly<Record<'easy' | 'hard', ByPoint>>>> = {
  Sun: {
    easy: {
      Sun: [
        ['There’s strength in you for what you really want.', 'drive'],
        ['You don’t mind being seen, flaws included.', 'recognition', 'body'],
        ['You can say what you stand for in plain words.', 'talk', 'truth'],
        ['Being yourself around people you love takes no courage.', 'affection', 'belonging'],
      ],
      Moon: [
        ['You can want something and feel comfortable about it.', 'feelings', 'drive'],
        ['Your feelings show, and you’re at ease with that.', 'feelings', 'recognition'],
        ['You’re proud of where you come from.', 'belonging'],
        ['Your body tells you plainly what it needs.', 'body', 'rest'],
      ],
      Mercury: [
        ['You say what you mean on the first try.', 'talk'],
        ['It’s clear to you what you think, and why.', 'thinking'],
        ['Saying “I don’t know” takes nothing off your pride.', 'truth', 'recognition'],
        ['You can name your goal without hedging.', 'ambition'],
      ],
      Venus: [
        ['Being yourself makes you easier to like.', 'affection'],
        ['People get to see you at your warmest.', 'affection', 'belonging'],
        ['You can spend on pleasure and not regret it.', 'money'],
        ['You look your best once you stop checking.', 'body'],
      ],
      Mars: [
        ['You’re brave enough to be seen trying.', 'drive', 'recognition'],
        ['You’ve got courage to spare.', 'drive'],
        ['You disagree without making it personal.', 'temper', 'talk'],
        ['Your body enjoys being put to use.', 'body'],
      ],
      Jupiter: [
        ['Your confidence is big enough to share.', 'hope', 'belonging'],
        ['You can picture yourself doing something bigger.', 'hope', 'ambition'],
        ['You feel generous and don’t need to be thanked.', 'money', 'affection'],
        ['You’re curious and not shy about it.', 'thinking'],
      ],
      Saturn: [
        ['You’ve got the patience to do good work.', 'duty', 'ambition'],
        ['What you should do is what you want to do.', 'duty'],
        ['People can count on you, and you’re proud of it.', 'belonging', 'recognition'],
        ['Stopping when you’re tired feels like plain good sense.', 'rest'],
      ],
      Uranus: [
        ['Standing out feels natural, even pleasant.', 'recognition', 'freedom'],
        ['What’s different about you is worth showing.', 'freedom', 'recognition'],
        ['Going your own way doesn’t have to cost you company.', 'belonging'],
        ['A fresh idea is worth saying out loud.', 'thinking', 'talk'],
      ],
      Neptune: [
        ['Your imagination knows what it wants.', 'dreaming'],
        ['You can believe in a dream before it comes true.', 'dreaming', 'hope'],
        ['You can feel for people and remain yourself.', 'feelings'],
        ['It’s restful not to have to be impressive.', 'rest', 'recognition'],
      ],
      Pluto: [
        ['You’ve got power and no need to prove it.', 'control'],
        ['What you usually hide can stand some daylight.', 'truth'],
        ['You can face the numbers without getting nervous.', 'money'],
        ['You’ve got it in you to begin again.', 'drive', 'hope'],
      ],
      Ascendant: [
        ['People can tell who you are from the doorway.', 'body', 'recognition'],
        ['Your presence does half the talking.', 'body', 'talk'],
        ['You walk into a room as if you belonged there.', 'belonging'],
        ['People can hear that you know what you want.', 'drive'],
      ],
      Midheaven: [
        ['What you’re good at is plain to see.', 'recognition', 'ambition'],
        ['You can want to get somewhere without blushing.', 'ambition'],
        ['Your effort is worth something, and you know it.', 'money'],
        ['You can lead and stay friendly with everyone.', 'belonging'],
      ],
    },
    hard: {
      Sun: [
        ['It stings to be overlooked, even briefly.', 'recognition', 'feelings'],
        ['Backing down feels like losing.', 'control', 'temper'],
        ['Your battery is lower than your pride lets on.', 'rest', 'body'],
        ['Anything that would impress people looks worth the money.', 'money'],
      ],
      Moon: [
        ['Part of you wants applause and part wants a blanket.', 'rest', 'recognition'],
        ['Your pride won’t admit what you need.', 'feelings'],
        ['You’re quickest to feel bossed around at home.', 'belonging', 'temper'],
        ['A raised chin makes it hard to ask for tenderness.', 'affection'],
      ],
      Mercury: [
        ['Being right feels more important than hearing the rest.', 'talk'],
        ['You answer before you’ve finished thinking, and stand by it.', 'thinking', 'talk'],
        ['Owning up to a mistake feels like shrinking an inch.', 'truth'],
        ['Advice from people close to you sounds like criticism.', 'belonging'],
      ],
      Venus: [
        ['Admiration looks sweeter to you than affection does.', 'affection', 'recognition'],
        ['Being charming is hard work when you want your way.', 'control', 'affection'],
        ['Looking good seems worth any price.', 'money', 'body'],
        ['What you make looks plain next to other people’s.', 'dreaming', 'doubt'],
      ],
      Mars: [
        ['You hear a challenge where there’s only a remark.', 'temper', 'talk'],
        ['Wanting your own way is tiring you out.', 'rest', 'control'],
        ['Your body would slow down if your pride let it.', 'body'],
        ['You don’t want to start what you might not win.', 'drive', 'doubt'],
      ],
      Jupiter: [
        ['Your confidence runs ahead of your strength.', 'excess', 'drive'],
        ['You’re tempted to promise what would impress people.', 'excess', 'recognition'],
        ['Being generous in public can cost you in private.', 'money'],
        ['You count on luck where asking would be quicker.', 'hope', 'talk'],
      ],
      Saturn: [
        ['What has to be done leaves no room to shine.', 'duty', 'recognition'],
        ['You hold yourself to a standard you’d spare others.', 'duty'],
        ['Sitting down makes you feel guilty right away.', 'rest'],
        ['It’s lonely to be the responsible one.', 'belonging'],
      ],
      Uranus: [
        ['You bristle when anyone tells you what you’re like.', 'temper', 'freedom'],
        ['You want attention, and then you want out.', 'recognition', 'freedom'],
        ['You feel like the odd one in any group.', 'belonging'],
        ['You’re wound up, and resting feels like giving in.', 'rest'],
      ],
      Neptune: [
        ['It’s hard to stand up for a vague wish.', 'doubt', 'dreaming'],
        ['What you long for makes you doubt yourself.', 'doubt', 'dreaming'],
        ['You may be waiting for praise without saying so.', 'recognition'],
        ['Your strength leaks away for no good reason.', 'body', 'rest'],
      ],
      Pluto: [
        ['Staying in control seems safer than being known.', 'control', 'truth'],
        ['Pride makes it hard to let go of anything.', 'control', 'recognition'],
        ['Holding your ground leaves you short of breath.', 'body', 'rest'],
        ['Lending and borrowing can feel like a test of power.', 'money'],
      ],
      Ascendant: [
        ['You wonder how you look, and it makes you stiff.', 'body'],
        ['What you mean as confidence can come across as pride.', 'recognition'],
        ['You get louder when you aren’t sure of yourself.', 'talk', 'doubt'],
        ['Walking into a full room takes more nerve than usual.', 'belonging'],
      ],
      Midheaven: [
        ['There’s an ambition in you that can’t wait.', 'ambition'],
        ['You feel you should be further along by now.', 'ambition'],
        ['The credit may not go where you think it belongs.', 'recognition'],
        ['Home and ambition compete for the same hours.', 'belonging'],
      ],
    },
  },
  Moon: {
    easy: {
      Sun: [
        ['Your mood is on the side of what you want.', 'feelings', 'drive'],
        ['For an hour or two, you’re comfortable being yourself.', 'feelings'],
        ['Familiar company brings out the best in you.', 'belonging'],
        ['Your pride doesn’t get in the way of tenderness.', 'affection'],
      ],
      Moon: [
        ['Your needs are modest and easily met.', 'feelings', 'rest'],
        ['Your own company is pleasant at the moment.', 'rest'],
        ['Wherever you feel looked after counts as home.', 'belonging', 'affection'],
        ['A familiar song reaches you in the first three notes.', 'dreaming', 'feelings'],
      ],
      Mercury: [
        ['There are plain words for what you’re feeling.', 'talk', 'feelings'],
        ['Your mood leaves your head free to think.', 'thinking'],
        ['It’s easy to find a tone that puts everyone at ease.', 'talk', 'belonging'],
        ['You think in pictures, and the words come along later.', 'dreaming', 'thinking'],
      ],
      Venus: [
        ['You’re in the mood to like people.', 'affection', 'belonging'],
        ['A simple comfort is enough to please you.', 'rest', 'feelings'],
        ['You enjoy making a room look inviting.', 'dreaming', 'belonging'],
        ['Cozy appeals to you more than expensive.', 'money'],
      ],
      Mars: [
        ['You feel like getting something done.', 'drive'],
        ['You’ve got energy and no wish to quarrel.', 'drive', 'temper'],
        ['Moving around is good for your mood.', 'body', 'feelings'],
        ['You’re protective of people, and gentle about it.', 'affection', 'belonging'],
      ],
      Jupiter: [
        ['Your mood is on the generous side.', 'money', 'affection'],
        ['It feels as if there’s enough of everything.', 'money'],
        ['The fuller the table, the better you like it.', 'belonging'],
        ['You’ve got a comfortable feeling about what’s ahead.', 'hope', 'feelings'],
      ],
      Saturn: [
        ['Doing your duty feels almost cozy for now.', 'duty'],
        ['You’re calm enough to be patient with yourself.', 'duty', 'rest'],
        ['Old customs give you a warm, settled feeling.', 'belonging', 'feelings'],
        ['Making do with what’s there suits you for now.', 'money'],
      ],
      Uranus: [
        ['A break from habit does you good.', 'freedom'],
        ['Being restless is almost pleasant.', 'freedom'],
        ['You feel most at home with people who surprise you.', 'belonging', 'affection'],
        ['Every change of mood sets your imagination going.', 'dreaming', 'feelings'],
      ],
      Neptune: [
        ['You’re dreamy, and nothing in you objects.', 'dreaming'],
        ['You sense a mood before anyone names it.', 'feelings'],
        ['You can be tender without many words.', 'affection', 'talk'],
        ['Staring out a window rests you as well as a nap.', 'rest', 'dreaming'],
      ],
      Pluto: [
        ['You can have a strong feeling and stay calm.', 'feelings', 'control'],
        ['What you keep to yourself isn’t heavy just now.', 'truth'],
        ['You can let people get close without bracing yourself.', 'affection', 'belonging'],
        ['Old memories come up gently.', 'belonging', 'feelings'],
      ],
      Ascendant: [
        ['How you feel is how you look.', 'body', 'feelings'],
        ['People come closer when you’re this relaxed.', 'belonging'],
        ['Your voice has a calming effect on people.', 'talk'],
        ['It’s plain from your face that you care.', 'affection', 'body'],
      ],
      Midheaven: [
        ['You can be ambitious and comfortable at once.', 'ambition'],
        ['Your feelings agree with where you’re headed.', 'ambition', 'feelings'],
        ['You’d like to be known for looking after people.', 'recognition', 'affection'],
        ['Success feels warmer with people to share it.', 'belonging', 'ambition'],
      ],
    },
    hard: {
      Sun: [
        ['For a few hours, your moods outvote your will.', 'feelings', 'drive'],
        ['You don’t feel much like yourself.', 'feelings', 'doubt'],
        ['Feeling taken for granted wears you out faster than work does.', 'rest', 'recognition'],
        ['Even friendly teasing gets under your skin.', 'talk', 'temper'],
      ],
      Moon: [
        ['No comfort seems quite the right one.', 'feelings', 'rest'],
        ['Your feelings change faster than you can explain.', 'feelings', 'talk'],
        ['Home doesn’t feel as snug as you’d like.', 'belonging'],
        ['Your stomach takes part in every mood you have.', 'body', 'feelings'],
      ],
      Mercury: [
        ['You hear the tone before you hear the words.', 'talk'],
        ['What you feel keeps interrupting what you think.', 'thinking', 'feelings'],
        ['You expect people close to you to guess what’s wrong.', 'talk', 'belonging'],
        ['Worries sound truer the more tired you are.', 'rest', 'thinking'],
      ],
      Venus: [
        ['You want kindness and aren’t feeling kind.', 'affection'],
        ['Hardly anything pleases you for long.', 'feelings'],
        ['You want to be invited, and you’d rather stay in.', 'belonging', 'rest'],
        ['You’d pay almost anything to feel pampered.', 'money'],
      ],
      Mars: [
        ['You’re touchy, and it doesn’t take much.', 'temper'],
        ['A passing mood can make you snap.', 'temper', 'feelings'],
        ['It’s hard to lie still while you’re annoyed.', 'rest', 'temper'],
        ['Everyday noises at home get on your nerves.', 'belonging', 'temper'],
      ],
      Jupiter: [
        ['It’s easy to promise too much in a soft mood.', 'excess'],
        ['You want more comfort than one day can hold.', 'excess', 'feelings'],
        ['Saying yes to everyone leaves you no evening for yourself.', 'rest', 'belonging'],
        ['In a generous mood, you forget to count.', 'money', 'excess'],
      ],
      Saturn: [
        ['There’s a duty wherever you’d like a cushion.', 'duty', 'rest'],
        ['Every chore feels heavier when you’d like a hug.', 'duty', 'affection'],
        ['You put on a brave face when something hurts.', 'feelings'],
        ['A low mood makes you feel poorer than you are.', 'money', 'feelings'],
      ],
      Uranus: [
        ['You’re too restless to get comfortable.', 'freedom', 'rest'],
        ['Your habits bore you, and changing them upsets you.', 'freedom'],
        ['Your mood can flip between one sentence and the next.', 'feelings', 'talk'],
        ['Being fussed over only makes you snappish.', 'temper', 'affection'],
      ],
      Neptune: [
        ['You feel a lot and can’t say what.', 'feelings', 'doubt'],
        ['It’s one of those moods without a name.', 'feelings', 'doubt'],
        ['You’re sleepy at the wrong hours.', 'rest', 'body'],
        ['Memories look sweeter than the days they came from.', 'belonging', 'dreaming'],
      ],
      Pluto: [
        ['There’s more going on in you than you show.', 'truth', 'feelings'],
        ['People hold on tighter when they feel unsure.', 'control'],
        ['The thought of being left out goes deep.', 'belonging', 'feelings'],
        ['A grudge makes it hard to rest.', 'temper', 'rest'],
      ],
      Ascendant: [
        ['Your mood shows on your face before you notice.', 'body', 'feelings'],
        ['You could do without being looked at for a while.', 'body', 'rest'],
        ['Your voice gives away more than your words do.', 'talk', 'feelings'],
        ['In company, you hardly know what to do with your hands.', 'belonging', 'body'],
      ],
      Midheaven: [
        ['No part of you feels like impressing anyone.', 'ambition', 'recognition'],
        ['Looking capable is tiring when you feel fragile.', 'rest', 'ambition'],
        ['What’s expected of you ignores how you feel.', 'duty', 'feelings'],
        ['Out in the world, part of you wants to go home.', 'belonging'],
      ],
    },
  },
  Mercury: {
    easy: {
      Sun: [
        ['You can explain yourself in a sentence or two.', 'talk'],
        ['You speak up for yourself without raising your voice.', 'talk'],
        ['You can take a compliment without arguing with it.', 'recognition'],
        ['Other people’s stories interest you as much as your own.', 'belonging', 'thinking'],
      ],
      Moon: [
        ['Feelings can be talked over without any drama.', 'talk', 'feelings'],
        ['You know how to ask for a bit of comfort.', 'feelings', 'talk'],
        ['Shared memories are a pleasure to bring up.', 'belonging'],
        ['Your mind is quiet enough to let you rest.', 'rest'],
      ],
      Mercury: [
        ['Your thoughts line up without being asked.', 'thinking'],
        ['Words turn up when you want them.', 'talk'],
        ['Lists, forms and numbers are on your side.', 'duty', 'money'],
        ['You notice what’s been left unsaid.', 'truth'],
      ],
      Venus: [
        ['What you like is a pleasure to talk about.', 'talk', 'affection'],
        ['There’s charm in how you say it.', 'talk'],
        ['You’ve got an eye for a fair deal.', 'money'],
        ['You can hear when a sentence or tune is right.', 'dreaming'],
      ],
      Mars: [
        ['You think fast, and you dare to say it.', 'thinking', 'talk'],
        ['Your words have some nerve behind them.', 'talk', 'drive'],
        ['You can argue a point without losing your temper.', 'temper'],
        ['What’s overdue could be done in one sitting.', 'duty'],
      ],
      Jupiter: [
        ['Your curiosity is bigger than your doubts.', 'thinking'],
        ['A large hope fits into a short sentence.', 'hope', 'talk'],
        ['Big plans and exact numbers get along fine.', 'money'],
        ['You get along with anyone who likes to talk.', 'belonging'],
      ],
      Saturn: [
        ['Careful thinking suits you and doesn’t tire you.', 'thinking', 'duty'],
        ['Dull reading doesn’t scare you off.', 'duty', 'thinking'],
        ['An unwelcome answer can be given kindly.', 'truth', 'talk'],
        ['Crossing one item off a list lets you relax.', 'rest'],
      ],
      Uranus: [
        ['Odd ideas make good sense to you.', 'thinking', 'freedom'],
        ['You notice the answer nobody was looking for.', 'thinking'],
        ['You enjoy talking to people with other views.', 'belonging', 'talk'],
        ['Trying it out teaches you more than any manual.', 'drive'],
      ],
      Neptune: [
        ['You understand more than what’s being said.', 'feelings', 'talk'],
        ['You can describe what you imagine.', 'dreaming', 'talk'],
        ['You can tell a hunch from a wish.', 'truth', 'thinking'],
        ['It’s easy to find a gentle way to put it.', 'affection'],
      ],
      Pluto: [
        ['A deep question can be asked in a light voice.', 'talk', 'truth'],
        ['You can say gently what’s under the surface.', 'truth'],
        ['Digging for the facts is half the fun.', 'thinking'],
        ['A subject can be dropped once it’s been talked through.', 'control'],
      ],
      Ascendant: [
        ['You come across as clear and quick.', 'talk'],
        ['You know how to begin a conversation.', 'talk', 'belonging'],
        ['You think best while you’re moving.', 'body', 'thinking'],
        ['Changing plans on short notice doesn’t bother you.', 'freedom'],
      ],
      Midheaven: [
        ['It takes you one line to say where you’re going.', 'ambition', 'talk'],
        ['What you say makes people trust you.', 'talk', 'recognition'],
        ['It’s clear to you which task comes first.', 'duty'],
        ['You can see two steps ahead.', 'thinking'],
      ],
    },
    hard: {
      Sun: [
        ['You explain yourself at too much length.', 'talk'],
        ['You mind being corrected more than being wrong.', 'recognition'],
        ['You decide, doubt it, and decide all over again.', 'doubt', 'thinking'],
        ['It’s tempting to tell it better than it happened.', 'truth'],
      ],
      Moon: [
        ['You argue with your feelings, and they don’t listen.', 'feelings'],
        ['Plain words can hurt when you need comfort.', 'talk', 'feelings'],
        ['Your head keeps talking when it’s time to rest.', 'rest'],
        ['Conversations at home tend to go in circles.', 'belonging'],
      ],
      Mercury: [
        ['You’re thinking two thoughts and finishing neither.', 'thinking'],
        ['Your sentences set off before they’re ready.', 'talk'],
        ['Numbers trade places when you’re in a hurry.', 'money', 'doubt'],
        ['Your eyes get tired before your curiosity does.', 'body', 'rest'],
      ],
      Venus: [
        ['What’s meant kindly can come out crooked.', 'talk', 'affection'],
        ['The true part is hard to say nicely.', 'truth'],
        ['It’s awkward to talk about money with friends.', 'money'],
        ['You can talk yourself out of a good choice.', 'doubt'],
      ],
      Mars: [
        ['Every answer you think of is a sharp one.', 'temper', 'talk'],
        ['You’re in a hurry to have it said.', 'talk', 'drive'],
        ['You’re quick, and mistakes are quicker.', 'thinking'],
        ['An argument can go on in your head for hours.', 'rest'],
      ],
      Jupiter: [
        ['You talk bigger than you mean to.', 'talk', 'excess'],
        ['Details bore you when the idea is big.', 'thinking'],
        ['You round the price down and the pleasure up.', 'money'],
        ['A plan sounds finished as soon as you’ve described it.', 'hope', 'ambition'],
      ],
      Saturn: [
        ['You hear criticism in every other sentence.', 'talk', 'recognition'],
        ['Your thoughts keep circling what isn’t done.', 'thinking', 'duty'],
        ['Checking twice doesn’t make you feel any surer.', 'doubt'],
        ['It’s hard to be the one who calls first.', 'belonging'],
      ],
      Uranus: [
        ['Your mind jumps, and details fall through the gaps.', 'thinking'],
        ['You’re too impatient to explain how you got there.', 'talk', 'temper'],
        ['Switching off is hard when everything buzzes.', 'rest'],
        ['It’s easy to blurt out what isn’t yours to tell.', 'truth'],
      ],
      Neptune: [
        ['People hear what they were hoping to hear.', 'talk', 'doubt'],
        ['Facts go soft at the edges in your head.', 'doubt', 'thinking'],
        ['Dates and prices slip your mind.', 'duty', 'money'],
        ['You read moods into messages that don’t have any.', 'feelings'],
      ],
      Pluto: [
        ['You read too much between the lines.', 'doubt', 'talk'],
        ['A question won’t leave you alone until it’s answered.', 'thinking'],
        ['The last word is hard to give up.', 'control'],
        ['Keeping a secret takes more effort than telling it.', 'truth'],
      ],
      Ascendant: [
        ['You don’t sound the way you feel.', 'talk', 'feelings'],
        ['It takes you two tries to be understood.', 'talk'],
        ['You fidget when you can’t find the word.', 'body'],
        ['Everyone else seems to be in on the joke.', 'belonging'],
      ],
      Midheaven: [
        ['You’re rehearsing what people might say about you.', 'recognition'],
        ['Where you’re going is hard to put into words.', 'ambition', 'talk'],
        ['Everything seems to be due at the same time.', 'duty'],
        ['You compare plans until none of them looks right.', 'doubt', 'thinking'],
      ],
    },
  },
  Venus: {
    easy: {
      Sun: [
        ['You like yourself well enough to be generous.', 'affection'],
        ['It’s pleasant to be you, and that shows.', 'recognition'],
        ['You can treat yourself without feeling guilty.', 'money'],
        ['You know which colors and songs suit you.', 'dreaming'],
      ],
      Moon: [
        ['What you enjoy feels like home.', 'belonging', 'rest'],
        ['You’re easy to comfort and easy to please.', 'feelings'],
        ['Kindness gets through to you right away.', 'affection'],
        ['Good food and a soft chair go a long way.', 'body'],
      ],
      Mercury: [
        ['Your words come out kinder than you planned.', 'talk', 'affection'],
        ['You enjoy listening, and people can tell.', 'talk', 'belonging'],
        ['You learn twice as fast when you like the subject.', 'thinking'],
        ['You’re honest in a way that’s easy to take.', 'truth'],
      ],
      Venus: [
        ['There’s more to like than to find fault with.', 'affection'],
        ['Your taste is sure, and so is your affection.', 'affection', 'dreaming'],
        ['You can tell what’s worth its price.', 'money'],
        ['Doing nothing is lovely in good company.', 'rest', 'belonging'],
      ],
      Mars: [
        ['Boldness and good manners go together in you.', 'drive'],
        ['You dare to ask for what would please you.', 'talk', 'drive'],
        ['A smile from you can end a quarrel.', 'temper', 'affection'],
        ['Moving feels good, most of all to music.', 'body', 'dreaming'],
      ],
      Jupiter: [
        ['It’s more fun for you when everyone’s included.', 'belonging'],
        ['Your good mood is the kind that spreads.', 'feelings'],
        ['Looking forward to something is half the pleasure.', 'hope'],
        ['Giving presents is as good as getting them.', 'money', 'affection'],
      ],
      Saturn: [
        ['You’re fond of what has lasted.', 'affection', 'belonging'],
        ['Taking your time with something is a pleasure.', 'duty', 'rest'],
        ['You enjoy owning less, as long as it’s good.', 'money'],
        ['Making something beautiful takes patience, and you’ve got it.', 'dreaming'],
      ],
      Uranus: [
        ['What’s odd about you has its charm.', 'freedom', 'recognition'],
        ['Whatever’s unfamiliar looks inviting to you.', 'freedom'],
        ['You like people for being different.', 'belonging', 'affection'],
        ['Music you’ve never heard is worth a listen.', 'dreaming'],
      ],
      Neptune: [
        ['You see what’s lovely in ordinary places.', 'dreaming'],
        ['There’s sweetness in wanting what you don’t have.', 'dreaming'],
        ['Forgiving people comes more naturally than blaming them.', 'affection'],
        ['Silence pleases you as much as any song.', 'rest'],
      ],
      Pluto: [
        ['You’re fond of people without needing to hold on.', 'affection', 'control'],
        ['Admitting how much you care isn’t hard.', 'truth', 'affection'],
        ['You can share what’s yours without keeping count.', 'money'],
        ['Beauty doesn’t have to be yours to delight you.', 'dreaming'],
      ],
      Ascendant: [
        ['Your smile arrives a step ahead of you.', 'body', 'affection'],
        ['People see your friendly side first.', 'affection', 'belonging'],
        ['A compliment from you sounds the way it’s meant.', 'talk'],
        ['You look good without buying anything.', 'money'],
      ],
      Midheaven: [
        ['Being pleasant is enough to get you somewhere.', 'ambition'],
        ['What you do well also makes you likable.', 'recognition', 'affection'],
        ['Getting ahead doesn’t have to cost you a friend.', 'belonging'],
        ['It’s a pleasure to do a job beautifully.', 'duty'],
      ],
    },
    hard: {
      Sun: [
        ['You rate yourself by who’s pleased with you.', 'recognition', 'affection'],
        ['Keeping the peace costs you a wish of your own.', 'belonging', 'temper'],
        ['It’s tempting to buy yourself a better mood.', 'money'],
        ['The mirror is harder on you than people are.', 'body'],
      ],
      Moon: [
        ['You’re being polite about your own needs.', 'feelings'],
        ['A treat won’t quite reach what’s missing.', 'body', 'feelings'],
        ['You can feel left out at your own table.', 'belonging'],
        ['Being good company takes energy you’re short on.', 'rest'],
      ],
      Mercury: [
        ['Your words get softer until nobody can find them.', 'talk'],
        ['You hear a compliment and look for the catch.', 'doubt', 'recognition'],
        ['You nod along when you don’t quite agree.', 'truth'],
        ['The pleasant task wins over the important one.', 'duty'],
      ],
      Venus: [
        ['One cool reply can spoil an hour for you.', 'affection', 'feelings'],
        ['What you love looks plainer when you compare.', 'doubt'],
        ['Wanting it and needing it are hard to tell apart.', 'money', 'excess'],
        ['You’re counting who called whom, and how often.', 'belonging'],
      ],
      Mars: [
        ['You want peace, and you want to win.', 'temper'],
        ['Charm runs out quickly when you’re impatient.', 'temper', 'affection'],
        ['Starting is harder when it has to look good.', 'drive', 'dreaming'],
        ['Wanting something makes it look like a bargain.', 'money'],
      ],
      Jupiter: [
        ['You want more, and can’t say of what.', 'excess'],
        ['It’s tempting to give more than you can spare.', 'money', 'excess'],
        ['Even fun is tiring when there’s too much.', 'rest'],
        ['You expect a lot from people you’re fond of.', 'affection', 'hope'],
      ],
      Saturn: [
        ['You feel less lovable than you are.', 'affection'],
        ['Pleasure comes with a guilty conscience.', 'duty'],
        ['You count the cost until the fun is gone.', 'money'],
        ['Being alone feels more permanent than it is.', 'belonging'],
      ],
      Uranus: [
        ['You want to be close, with the door open.', 'affection', 'freedom'],
        ['You’re bored by what usually pleases you.', 'freedom'],
        ['Whatever’s new looks better than whatever’s yours.', 'money'],
        ['Being nice gets old faster than you expected.', 'temper'],
      ],
      Neptune: [
        ['You like people better than you know them.', 'affection', 'doubt'],
        ['It’s easy to be fond of a daydream.', 'dreaming'],
        ['Prices look lower in a lovely light.', 'money'],
        ['You make excuses for people you like.', 'truth'],
      ],
      Pluto: [
        ['Wanting to be chosen keeps you on your guard.', 'affection', 'control'],
        ['It’s hard to love something and leave it free.', 'control', 'affection'],
        ['What’s shared can start to feel like a contest.', 'money'],
        ['You notice at once who gets more attention.', 'recognition'],
      ],
      Ascendant: [
        ['You’re smiling before you know whether you want to.', 'truth'],
        ['You feel underdressed in whatever you’ve put on.', 'body'],
        ['Saying yes is quicker for you than explaining.', 'talk'],
        ['Your face is tired of being pleasant.', 'rest'],
      ],
      Midheaven: [
        ['Being popular is easier than going your own way.', 'ambition', 'freedom'],
        ['Getting ahead without upsetting anyone is slow going.', 'ambition'],
        ['Praise seems to go where the charm is.', 'recognition'],
        ['Making it pretty keeps you from getting it done.', 'duty', 'dreaming'],
      ],
    },
  },
  Mars: {
    easy: {
      Sun: [
        ['You want something and you’ve got the strength for it.', 'drive'],
        ['Wanting and doing are hardly a step apart.', 'drive'],
        ['It doesn’t take you much courage to say no.', 'talk', 'truth'],
        ['You stick up for people without thinking twice.', 'belonging'],
      ],
      Moon: [
        ['Your feelings are brave and want out.', 'feelings'],
        ['You can stand up for yourself without shouting.', 'temper', 'talk'],
        ['At home, you can change what bothers you.', 'belonging'],
        ['Working up a sweat settles more than worrying does.', 'body'],
      ],
      Mercury: [
        ['Your thoughts come out short, clear and unafraid.', 'talk'],
        ['Your mind is brisk and has no use for excuses.', 'thinking'],
        ['You can ask the question everyone’s avoiding.', 'truth'],
        ['What’s piled up doesn’t scare you.', 'duty'],
      ],
      Venus: [
        ['You go toward what you like without looking around first.', 'affection', 'drive'],
        ['It takes less nerve to show whom you like.', 'affection'],
        ['Haggling is more like a game than a fight.', 'money'],
        ['Your hands are itching to make something.', 'dreaming'],
      ],
      Mars: [
        ['It feels good to use your strength.', 'body', 'drive'],
        ['Your nerve and your muscles agree on the pace.', 'body'],
        ['Your anger is fair, and over in a minute.', 'temper'],
        ['It’s a pleasure to compete, whoever wins.', 'recognition', 'belonging'],
      ],
      Jupiter: [
        ['A bold try feels more like play than risk.', 'drive', 'hope'],
        ['Aiming high puts you in a good mood.', 'ambition', 'hope'],
        ['You’re up for going farther than the map shows.', 'freedom'],
        ['You could name a big number without blinking.', 'money'],
      ],
      Saturn: [
        ['Push and patience work together in you.', 'drive', 'duty'],
        ['Your strength lasts because you’re spending it slowly.', 'duty', 'body'],
        ['Being tired from real work feels good.', 'rest'],
        ['Slow progress doesn’t discourage you.', 'ambition'],
      ],
      Uranus: [
        ['You dare to do it your own odd way.', 'freedom'],
        ['Your ideas are quick, and so are your hands.', 'thinking', 'drive'],
        ['You’re quick to side with whoever’s different.', 'belonging'],
        ['Quitting what doesn’t work feels like a relief.', 'control'],
      ],
      Neptune: [
        ['It’s easy to be brave on another person’s behalf.', 'belonging'],
        ['There’s energy in you for what you’ve only imagined.', 'dreaming', 'drive'],
        ['Water and music loosen you up.', 'body'],
        ['You can work toward a dream without any guarantee.', 'hope'],
      ],
      Pluto: [
        ['Your determination is quiet and doesn’t tire.', 'drive'],
        ['You can reach down for strength you seldom use.', 'drive', 'body'],
        ['You can hear the whole truth without getting angry.', 'truth', 'temper'],
        ['What’s over can be cleared away quickly.', 'control'],
      ],
      Ascendant: [
        ['People may notice your energy before your words.', 'body', 'drive'],
        ['You walk in as though you’ve already decided.', 'drive'],
        ['Saying hello first costs you nothing.', 'belonging', 'talk'],
        ['You don’t mind having all eyes on you.', 'recognition'],
      ],
      Midheaven: [
        ['You’re willing to be seen wanting to get ahead.', 'ambition'],
        ['You’ve got drive, and it knows where to go.', 'ambition', 'drive'],
        ['The hardest task on your list looks doable.', 'duty'],
        ['You can ask for what you’ve earned without squirming.', 'money'],
      ],
    },
    hard: {
      Sun: [
        ['A plain “no” feels like a dare.', 'temper'],
        ['Your pride heats up faster than it cools.', 'temper', 'recognition'],
        ['Having your way can get expensive.', 'money'],
        ['You don’t stop until you’ve got nothing left.', 'rest', 'body'],
      ],
      Moon: [
        ['Hurt comes out as temper before you’ve noticed it.', 'temper', 'feelings'],
        ['You’re touchy when you’re tired, and quick to show it.', 'temper', 'rest'],
        ['The people closest to you get your shortest answers.', 'belonging'],
        ['Hunger is easy to mistake for anger.', 'body'],
      ],
      Mercury: [
        ['Your tongue is a step ahead of your judgment.', 'talk'],
        ['You hear criticism where there may not be any.', 'talk', 'recognition'],
        ['You’re reacting before you’ve read to the end.', 'thinking'],
        ['Anything with instructions tries your patience.', 'duty'],
      ],
      Venus: [
        ['Winning and being everyone’s favorite don’t go together.', 'recognition', 'affection'],
        ['Being nice takes effort, and you’re short on patience.', 'temper', 'affection'],
        ['What you want, you want to buy right now.', 'money'],
        ['You lose patience with whatever you’re making.', 'dreaming'],
      ],
      Mars: [
        ['Everyone else seems to be walking too slowly.', 'temper'],
        ['There’s more fuel in you than there is road.', 'drive'],
        ['Sitting still is harder for you than running.', 'rest', 'body'],
        ['Losing is hard to laugh about.', 'recognition'],
      ],
      Jupiter: [
        ['You make promises faster than anyone could keep them.', 'excess'],
        ['It’s hard for you to stop at enough.', 'excess'],
        ['A high price seems like part of the thrill.', 'money'],
        ['Being sure you’re right makes you loud.', 'talk'],
      ],
      Saturn: [
        ['Rules feel like a hand on your collar.', 'duty', 'freedom'],
        ['You’re ready to run and only allowed to walk.', 'freedom', 'duty'],
        ['You push on when you’re tired, and it shows.', 'rest', 'body'],
        ['Effort without visible progress is hard to keep up.', 'ambition'],
      ],
      Uranus: [
        ['You’re jumpy, and your elbows know it first.', 'body'],
        ['Waiting a minute can feel like losing your freedom.', 'freedom'],
        ['You’re out the door before anyone asks you to stay.', 'belonging'],
        ['You snap first and find the reason later.', 'temper'],
      ],
      Neptune: [
        ['Your drive goes soft when the goal gets blurry.', 'drive', 'doubt'],
        ['It’s possible to push hard without knowing where.', 'ambition', 'doubt'],
        ['You may be angry about something else entirely.', 'temper', 'truth'],
        ['You’re tired without having done very much.', 'rest'],
      ],
      Pluto: [
        ['Old anger goes looking for a new excuse.', 'temper'],
        ['Getting your way can start to look like everything.', 'control'],
        ['It’s hard to forgive before you’ve been proved right.', 'affection'],
        ['A few dollars can start to look like justice.', 'money'],
      ],
      Ascendant: [
        ['You sound sharper out loud than you do inside.', 'talk'],
        ['Your impatience shows before you’ve said anything.', 'temper'],
        ['Your shoulders are up around your ears.', 'body'],
        ['You’re hard to keep up with.', 'belonging'],
      ],
      Midheaven: [
        ['Being told what to do goes against the grain.', 'freedom'],
        ['You’re in such a hurry to arrive that manners slip.', 'ambition'],
        ['It stings when others get there first.', 'recognition'],
        ['You work as if the clock were chasing you.', 'duty'],
      ],
    },
  },
  Jupiter: {
    easy: {
      Sun: [
        ['Your faith in yourself doesn’t wait for proof.', 'hope'],
        ['Feeling lucky makes you kinder about everyone else’s luck.', 'hope', 'affection'],
        ['You’ve got the confidence to begin before you’re ready.', 'drive'],
        ['You can take up space and leave room for others.', 'recognition', 'belonging'],
      ],
      Moon: [
        ['You’ve got enough warmth to go around.', 'affection'],
        ['You need company, and you’ve got comfort to spare.', 'belonging'],
        ['Your mood expects good news.', 'hope', 'feelings'],
        ['A good mood makes you want to get going.', 'drive', 'feelings'],
      ],
      Mercury: [
        ['You’re curious past the edge of what you know.', 'thinking'],
        ['Your mind would rather see the whole map.', 'thinking'],
        ['You talk about the future as something to look forward to.', 'talk', 'hope'],
        ['Your mind likes to travel, even on a short walk.', 'thinking', 'freedom'],
      ],
      Venus: [
        ['You like people, and it’s hard to hide.', 'affection', 'belonging'],
        ['Giving makes you as happy as getting.', 'affection', 'money'],
        ['Whatever you find beautiful, you want to share.', 'dreaming'],
        ['You’re quick to say what you like about people.', 'talk', 'affection'],
      ],
      Mars: [
        ['Effort feels like fun, and there’s energy to spare.', 'drive', 'body'],
        ['You’ve got the nerve for the bigger version.', 'drive'],
        ['You’d rather play on a team than win alone.', 'belonging'],
        ['A first miss doesn’t take the fun out of trying.', 'hope', 'drive'],
      ],
      Jupiter: [
        ['Hope doesn’t need much of a reason.', 'hope'],
        ['You feel richer for what you give away.', 'money'],
        ['Far-off places look friendly, and worth learning about.', 'freedom', 'thinking'],
        ['You wish people well, even the ones ahead of you.', 'affection'],
      ],
      Saturn: [
        ['Your patience and your luck are on speaking terms.', 'duty', 'hope'],
        ['What you do carefully, you can also do cheerfully.', 'duty'],
        ['You can be generous and stay within your means.', 'money'],
        ['It’s easy to believe in a goal that’s years away.', 'ambition', 'hope'],
      ],
      Uranus: [
        ['What’s odd about you feels like a stroke of luck.', 'freedom', 'hope'],
        ['There’s room in you for a surprise.', 'freedom'],
        ['You’re glad to have your mind changed.', 'thinking', 'freedom'],
        ['First tries are fun, even the clumsy ones.', 'drive'],
      ],
      Neptune: [
        ['Your sympathy has no fence around it.', 'affection', 'feelings'],
        ['You can picture a kinder world and half believe it.', 'dreaming', 'hope'],
        ['You’d share your last sandwich and never miss it.', 'money', 'affection'],
        ['Every living creature seems related to you somehow.', 'belonging'],
      ],
      Pluto: [
        ['You don’t have to be in charge to feel strong.', 'control'],
        ['You’re generous, and there’s no catch to it.', 'affection', 'money'],
        ['You believe that people can change, yourself included.', 'hope'],
        ['The bigger the task, the stronger your will gets.', 'drive', 'ambition'],
      ],
      Ascendant: [
        ['Your good mood gets to the door before you.', 'feelings', 'belonging'],
        ['People may find you easy to walk up to.', 'belonging'],
        ['There’s a spring in your step, whatever the occasion.', 'body', 'drive'],
        ['You’re fun to talk to, and you half know it.', 'talk', 'recognition'],
      ],
      Midheaven: [
        ['Your ambition has good manners and a long view.', 'ambition'],
        ['It’s easier to see where your efforts could lead.', 'ambition', 'hope'],
        ['Asking for advice doesn’t make you feel any less capable.', 'talk', 'thinking'],
        ['There’s credit enough for everyone, as you see it.', 'recognition', 'belonging'],
      ],
    },
    hard: {
      Sun: [
        ['You’re inclined to take a bow before you’ve played.', 'recognition'],
        ['Your pride has ordered a size too large.', 'recognition', 'excess'],
        ['Asking the price feels beneath you.', 'money'],
        ['Your opinions come out sounding like laws.', 'talk'],
      ],
      Moon: [
        ['No comfort seems quite enough, so you reach for seconds.', 'excess', 'body'],
        ['You feel everything at full volume.', 'feelings'],
        ['You’d like everyone to be happy, and right away.', 'belonging', 'affection'],
        ['One comfort is cheap, and you want several.', 'money', 'excess'],
      ],
      Mercury: [
        ['You’re sure of more than you’ve checked.', 'thinking'],
        ['Your stories grow in the telling.', 'talk', 'truth'],
        ['You start more subjects than you can finish.', 'excess', 'thinking'],
        ['A clever reason makes almost any price look fair.', 'money', 'thinking'],
      ],
      Venus: [
        ['Too much of what you like looks like just enough.', 'excess'],
        ['It’s tempting to say whatever keeps everyone happy.', 'talk', 'truth'],
        ['Spending feels like love for a minute or two.', 'money', 'affection'],
        ['You want to be liked by more people than you like.', 'affection', 'recognition'],
      ],
      Mars: [
        ['Winning isn’t enough unless it’s by a mile.', 'recognition', 'drive'],
        ['It’s hard to believe that your strength runs out.', 'body', 'rest'],
        ['You’d rather start something huge than finish something modest.', 'excess', 'drive'],
        ['Betting on yourself feels safer than it is.', 'hope'],
      ],
      Jupiter: [
        ['Your appetite makes promises for the rest of you.', 'excess'],
        ['You hope first and do the math afterward.', 'hope', 'money'],
        ['You want to be everywhere at once and miss nothing.', 'excess', 'belonging'],
        ['Giving advice is more fun than waiting to be asked.', 'talk'],
      ],
      Saturn: [
        ['Half of you says yes and half counts the cost.', 'duty', 'money'],
        ['You can’t tell a sensible limit from a timid one.', 'duty'],
        ['You swing between promising too much and promising nothing.', 'excess'],
        ['Hope and caution keep interrupting each other.', 'hope', 'thinking'],
      ],
      Uranus: [
        ['Any place but this one looks like freedom.', 'freedom'],
        ['It’s tempting to trade what’s good for what’s new.', 'freedom'],
        ['A new plan every hour leaves no time for any of them.', 'excess', 'drive'],
        ['Staying put for other people feels like a lot to ask.', 'belonging'],
      ],
      Neptune: [
        ['A lovely picture can talk you out of the facts.', 'doubt', 'dreaming'],
        ['Believing is more comfortable for you than looking closely.', 'hope', 'doubt'],
        ['You’d like to help more people than two hands can.', 'excess', 'affection'],
        ['It’s easy to spend money you’ve only dreamed of.', 'money', 'dreaming'],
      ],
      Pluto: [
        ['Being generous can be a way of staying in charge.', 'control', 'money'],
        ['You want plenty, and nobody else at the wheel.', 'control', 'excess'],
        ['Convincing people feels like doing them a favor.', 'talk'],
        ['Anything short of great looks like failure to you.', 'ambition', 'recognition'],
      ],
      Ascendant: [
        ['You come across louder than you mean to.', 'talk'],
        ['Your enthusiasm can crowd the person beside you.', 'belonging', 'excess'],
        ['You look surer of yourself than you really are.', 'recognition', 'truth'],
        ['You don’t notice you’ve overdone it until you sit down.', 'rest', 'excess'],
      ],
      Midheaven: [
        ['The top looks close, and the stairs look optional.', 'ambition'],
        ['Your plans look grander from a distance.', 'ambition', 'hope'],
        ['Promising results is easier than finding the way there.', 'excess', 'ambition'],
        ['Looking successful takes time away from practicing.', 'recognition', 'ambition'],
      ],
    },
  },
  Saturn: {
    easy: {
      Sun: [
        ['You know what you can carry, and you carry it.', 'duty'],
        ['It doesn’t take applause to tell you what you’re worth.', 'recognition'],
        ['You know your limits well enough to plan around them.', 'thinking', 'duty'],
        ['When you give your word, you sound sure of it.', 'talk', 'duty'],
      ],
      Moon: [
        ['Your feelings hold still long enough to be understood.', 'feelings'],
        ['There’s comfort for you in plain, regular hours.', 'rest', 'duty'],
        ['What’s been around longest feels most like home.', 'belonging'],
        ['You can be calm for people who aren’t.', 'affection', 'feelings'],
      ],
      Mercury: [
        ['Your words weigh more because they’re few.', 'talk'],
        ['You think slowly and thoroughly, and it pays off.', 'thinking'],
        ['Adding up what you’ve got settles your mind.', 'money', 'thinking'],
        ['Explaining from the very beginning doesn’t bore you.', 'talk', 'duty'],
      ],
      Venus: [
        ['What you love doesn’t have to be new.', 'affection', 'money'],
        ['It’s clear which of your affections will last.', 'affection', 'belonging'],
        ['Plain and well made is your idea of beautiful.', 'dreaming'],
        ['Being on time feels like a way of being kind.', 'duty', 'affection'],
      ],
      Mars: [
        ['You can push steadily and not run dry.', 'drive'],
        ['Your drive has found a pace it can keep.', 'drive', 'body'],
        ['Tedious work doesn’t make you impatient.', 'duty', 'temper'],
        ['You look first, and then you don’t hesitate.', 'thinking', 'drive'],
      ],
      Jupiter: [
        ['You know which of your hopes could bear weight.', 'hope'],
        ['A modest plan can make you surprisingly happy.', 'hope'],
        ['A grand promise doesn’t dazzle you.', 'thinking'],
        ['You know how much you can give, year after year.', 'money', 'duty'],
      ],
      Saturn: [
        ['You’re patient with whatever takes years.', 'duty'],
        ['The rules you live by feel like ones you’d choose.', 'duty'],
        ['You know from experience what’s worth the trouble.', 'thinking'],
        ['Working quietly beside people is company enough for you.', 'belonging', 'rest'],
      ],
      Uranus: [
        ['There’s room for freedom inside what you’ve promised.', 'freedom', 'duty'],
        ['Change suits you best a brick at a time.', 'freedom'],
        ['You can give an odd idea a fair test.', 'thinking'],
        ['You can keep a tradition and change how it’s done.', 'belonging', 'freedom'],
      ],
      Neptune: [
        ['A vague longing can be given a plain shape.', 'dreaming'],
        ['Your dreams don’t mind a bit of carpentry.', 'dreaming', 'duty'],
        ['Your sympathy takes a practical form.', 'affection', 'duty'],
        ['You can wait for a wish without losing faith.', 'hope'],
      ],
      Pluto: [
        ['There’s iron in you, and it doesn’t have to show.', 'control', 'drive'],
        ['You can look at what’s finished without flinching.', 'control', 'truth'],
        ['Secrets are safe with you.', 'truth'],
        ['It’s clear to you what you could live without.', 'money', 'control'],
      ],
      Ascendant: [
        ['You come across as calm, and begin to feel it.', 'body', 'rest'],
        ['People may trust you for not hurrying.', 'duty'],
        ['Speaking slowly makes you easy to take seriously.', 'talk', 'recognition'],
        ['Getting to know people slowly suits you.', 'belonging', 'affection'],
      ],
      Midheaven: [
        ['A long road is fine with you if it’s yours.', 'ambition'],
        ['What you’re known for rests on firm ground.', 'ambition', 'recognition'],
        ['Learning step by step doesn’t hurt your pride.', 'thinking'],
        ['Being responsible looks good on you.', 'duty', 'recognition'],
      ],
    },
    hard: {
      Sun: [
        ['You feel judged, and you’re the strictest of the judges.', 'recognition', 'duty'],
        ['Whatever you do, part of you asks for more.', 'duty'],
        ['It’s tiring to feel that you have to prove yourself.', 'rest', 'recognition'],
        ['Asking to be included hurts your pride.', 'belonging'],
      ],
      Moon: [
        ['You need comforting and find it hard to say so.', 'feelings'],
        ['It’s easy to feel alone with your duties.', 'belonging', 'duty'],
        ['Keeping your feelings in check is tiring work.', 'rest', 'feelings'],
        ['Tenderness makes you stiffen before it makes you smile.', 'affection'],
      ],
      Mercury: [
        ['Your thoughts go straight to what could go wrong.', 'thinking', 'doubt'],
        ['You weigh each word until it’s too heavy to lift.', 'talk'],
        ['Bills and forms look longer than they are.', 'money', 'duty'],
        ['Silence feels safer to you than a wrong answer.', 'talk', 'recognition'],
      ],
      Venus: [
        ['You feel that being liked has to be earned.', 'affection'],
        ['Your warmth waits to be asked for.', 'affection'],
        ['Buying something just for pleasure makes you feel irresponsible.', 'money', 'duty'],
        ['Being among happy people can make you feel alone.', 'belonging', 'feelings'],
      ],
      Mars: [
        ['Whatever you push seems to dig its heels in.', 'drive'],
        ['Your strength keeps meeting other people’s rules.', 'duty'],
        ['You’re angry at being slow, and that slows you down.', 'temper', 'drive'],
        ['Your legs feel older than the rest of you.', 'body', 'rest'],
      ],
      Jupiter: [
        ['Hope looks childish to you, and it isn’t.', 'hope'],
        ['What you’d love and what’s possible differ in size.', 'hope'],
        ['You’d like to be generous, and you keep counting.', 'money', 'affection'],
        ['You cut your plans down before anyone can object.', 'ambition'],
      ],
      Saturn: [
        ['The limit you keep meeting is partly your own.', 'duty'],
        ['Your standards are heavy, and you carry them everywhere.', 'duty'],
        ['Resting feels like something you haven’t earned.', 'rest', 'duty'],
        ['You’d sooner do everything alone than ask for help.', 'belonging', 'talk'],
      ],
      Uranus: [
        ['You want out, and you want to be reliable.', 'freedom', 'duty'],
        ['Old walls feel closer together than they used to.', 'freedom'],
        ['Fitting in costs you a lot of effort.', 'belonging'],
        ['Your nerves stay on duty after you’ve gone to bed.', 'rest'],
      ],
      Neptune: [
        ['Hoping is tiring when there’s no date on it.', 'hope'],
        ['A dream may look bare to you in plain daylight.', 'dreaming'],
        ['Vague worries weigh as much as real ones.', 'feelings', 'doubt'],
        ['Tiredness can look like the end of a dream.', 'rest', 'dreaming'],
      ],
      Pluto: [
        ['You hold on hardest where you’re most afraid.', 'control'],
        ['Keeping control costs you more than you’d admit.', 'control'],
        ['Guarding what’s yours can keep you awake.', 'money', 'rest'],
        ['It’s hard to let people see what weighs on you.', 'feelings', 'truth'],
      ],
      Ascendant: [
        ['You look sterner than you feel.', 'body'],
        ['Your shoulders show how much you’re carrying.', 'body', 'duty'],
        ['You feel shy where you’d like to be welcome.', 'belonging', 'feelings'],
        ['People may take your silence for disapproval.', 'talk'],
      ],
      Midheaven: [
        ['The distance still to go is all you can see.', 'ambition'],
        ['You measure yourself against a ladder with no top.', 'ambition'],
        ['Your best work feels like the least anyone expects.', 'recognition', 'duty'],
        ['One mistake stays on your mind longer than ten successes.', 'thinking'],
      ],
    },
  },
  Uranus: {
    easy: {
      Sun: [
        ['Your own wishes may take you by surprise.', 'freedom'],
        ['You’re free to be less predictable than people expect.', 'freedom'],
      ],
      Moon: [
        ['Your habits sit loosely and are easy to change.', 'freedom'],
        ['Fresh air does more for you than familiar comforts.', 'body', 'freedom'],
      ],
      Mercury: [
        ['You think sideways, and it gets you there.', 'thinking'],
        ['An odd thought of yours may be the right one.', 'thinking'],
      ],
      Venus: [
        ['Your heart is open to people unlike you.', 'belonging', 'affection'],
        ['What you like doesn’t have to match.', 'dreaming', 'freedom'],
      ],
      Mars: [
        ['You’ve got the courage to do it differently.', 'drive', 'freedom'],
        ['You move before your doubts can catch up.', 'drive'],
      ],
      Jupiter: [
        ['The unknown looks to you more like luck than trouble.', 'hope', 'freedom'],
        ['It’s easy to take a leap and enjoy it.', 'freedom', 'drive'],
      ],
      Saturn: [
        ['You can tell a useful rule from a dusty one.', 'duty'],
        ['Some duties fit better once you’ve altered them.', 'duty', 'freedom'],
      ],
      Uranus: [
        ['You’re at ease with being the odd one out.', 'freedom', 'belonging'],
        ['There’s more freedom in your days than you use.', 'freedom'],
      ],
      Neptune: [
        ['What you only dream of seems oddly possible.', 'dreaming', 'hope'],
        ['You’re comfortable with strange ideas.', 'thinking', 'dreaming'],
      ],
      Pluto: [
        ['Your fears have lost some of their grip.', 'control'],
        ['You’re ready to stop guarding an empty room.', 'control'],
      ],
      Ascendant: [
        ['You come across as freer than you feel.', 'freedom', 'body'],
        ['People may see a side of you they hadn’t noticed.', 'recognition'],
      ],
      Midheaven: [
        ['You could be known for something you haven’t tried.', 'ambition'],
        ['You can earn respect without going the usual way.', 'ambition', 'freedom'],
      ],
    },
    hard: {
      Sun: [
        ['Being told what to do feels worse than being wrong.', 'freedom', 'temper'],
        ['It’s hard to stay who everyone’s used to.', 'freedom'],
      ],
      Moon: [
        ['What comforts you keeps changing.', 'feelings'],
        ['You want company and a closed door at once.', 'belonging', 'freedom'],
      ],
      Mercury: [
        ['You contradict first and listen second.', 'talk', 'temper'],
        ['Thoughts come and go before you can catch them.', 'thinking'],
      ],
      Venus: [
        ['What delights you quickly may bore you just as fast.', 'freedom'],
        ['It’s easier to love people from a distance.', 'affection', 'freedom'],
      ],
      Mars: [
        ['Slamming a door looks easier than finding the handle.', 'temper'],
        ['Being held up makes you want to kick something.', 'temper'],
      ],
      Jupiter: [
        ['You want a whole new life by suppertime.', 'freedom', 'excess'],
        ['Any change at all looks like an improvement.', 'freedom', 'hope'],
      ],
      Saturn: [
        ['You want change, and you want a guarantee.', 'freedom', 'duty'],
        ['The rules you made yourself have begun to itch.', 'duty', 'freedom'],
      ],
      Uranus: [
        ['You notice every string that ties you down.', 'freedom'],
        ['Your restlessness gets up before you do.', 'freedom', 'rest'],
      ],
      Neptune: [
        ['A sudden longing can pass for a plan.', 'dreaming'],
        ['Leaving sounds good, and you couldn’t say where to.', 'freedom', 'doubt'],
      ],
      Pluto: [
        ['Starting over looks easier to you than repairing.', 'freedom'],
        ['What you keep shut away wants some air.', 'truth'],
      ],
      Ascendant: [
        ['It shows when you’d rather be elsewhere.', 'freedom'],
        ['You come and go faster than people can follow.', 'belonging', 'freedom'],
      ],
      Midheaven: [
        ['You’re tired of the part you’re known for.', 'ambition', 'recognition'],
        ['A new name looks better than a good one.', 'recognition', 'freedom'],
      ],
    },
  },
  Neptune: {
    easy: {
      Sun: [
        ['You can be gentle without losing yourself.', 'affection'],
        ['You can let yourself be hard to define.', 'freedom'],
      ],
      Moon: [
        ['You sense what people need before they say it.', 'feelings', 'affection'],
        ['You feel tender, and quiet suits you.', 'rest', 'feelings'],
      ],
      Mercury: [
        ['Your mind works best with the window open.', 'thinking', 'dreaming'],
        ['It’s easy to hear what’s meant behind what’s said.', 'talk', 'truth'],
      ],
      Venus: [
        ['Beauty reaches you without being asked in.', 'dreaming'],
        ['You see the best in people without trying.', 'affection'],
      ],
      Mars: [
        ['Yielding gets you further than pushing would.', 'control'],
        ['Your courage is on the side of whoever’s weaker.', 'drive', 'affection'],
      ],
      Jupiter: [
        ['You believe that people are kinder than they act.', 'hope', 'affection'],
        ['You can hope for more than you could count.', 'hope'],
      ],
      Saturn: [
        ['Your dreams are patient enough to become useful.', 'dreaming', 'duty'],
        ['You can be gentle with yourself and stay reliable.', 'duty', 'rest'],
      ],
      Uranus: [
        ['A freer life is easy for you to picture.', 'freedom', 'dreaming'],
        ['What’s unusual in you has music in it.', 'dreaming'],
      ],
      Neptune: [
        ['Daydreams do you more good than plans.', 'dreaming'],
        ['You can trust a feeling you couldn’t explain.', 'feelings'],
      ],
      Pluto: [
        ['Your grip loosens without anyone having to ask.', 'control'],
        ['What you hide can be looked at gently.', 'truth'],
      ],
      Ascendant: [
        ['There’s something gentle about the way you come across.', 'body', 'affection'],
        ['People may find it easy to confide in you.', 'belonging', 'talk'],
      ],
      Midheaven: [
        ['You could be known for kindness as well as skill.', 'ambition', 'affection'],
        ['Where you’re headed looks lovely, if not quite clear.', 'ambition', 'dreaming'],
      ],
    },
    hard: {
      Sun: [
        ['You want to be seen without being looked at.', 'recognition'],
        ['It’s hard to tell where others end and you begin.', 'feelings', 'doubt'],
      ],
      Moon: [
        ['You’re homesick without having gone anywhere.', 'belonging', 'feelings'],
        ['You pick up sadness that isn’t yours.', 'feelings'],
      ],
      Mercury: [
        ['What was said and what you heard may differ.', 'talk', 'doubt'],
        ['Your thoughts wander off without leaving a note.', 'thinking'],
      ],
      Venus: [
        ['Loving people and pitying them look much the same.', 'affection', 'doubt'],
        ['You’re fonder of the dream than of the details.', 'dreaming'],
      ],
      Mars: [
        ['Your drive gives out halfway, for no clear reason.', 'drive', 'rest'],
        ['You’re annoyed, and couldn’t say at what.', 'temper', 'doubt'],
      ],
      Jupiter: [
        ['Kindness could talk you into giving away too much.', 'excess', 'money'],
        ['A wish can feel as solid as a fact.', 'hope', 'doubt'],
      ],
      Saturn: [
        ['Firm ground feels less firm than you’d like.', 'doubt'],
        ['You aren’t sure which of your duties are real.', 'duty', 'doubt'],
      ],
      Uranus: [
        ['Freedom looks lovely to you and has no address.', 'freedom', 'dreaming'],
        ['You want to be free of something you can’t name.', 'freedom', 'doubt'],
      ],
      Neptune: [
        ['Your wishes keep slipping in among your memories.', 'dreaming', 'doubt'],
        ['Drifting is easier than finding out where you are.', 'doubt'],
      ],
      Pluto: [
        ['It’s easier not to look at what you suspect.', 'truth', 'doubt'],
        ['What you can’t see clearly is hard to let go.', 'control', 'doubt'],
      ],
      Ascendant: [
        ['You’re thin-skinned, and crowds wear you out.', 'rest', 'feelings'],
        ['People may see in you whatever they’re looking for.', 'recognition', 'doubt'],
      ],
      Midheaven: [
        ['You see clearly, except in the direction you’re going.', 'ambition', 'doubt'],
        ['What you’re known for doesn’t feel like you.', 'recognition', 'ambition'],
      ],
    },
  },
  Pluto: {
    easy: {
      Sun: [
        ['You know what you’d no longer do for approval.', 'recognition'],
        ['There’s more strength in you than you need to show.', 'drive', 'control'],
      ],
      Moon: [
        ['What you need can be said without blushing.', 'feelings', 'talk'],
        ['Strong feelings don’t frighten you off.', 'feelings'],
      ],
      Mercury: [
        ['Your mind won’t settle for the polite answer.', 'thinking', 'truth'],
        ['You can say what’s true without raising your voice.', 'truth', 'talk'],
      ],
      Venus: [
        ['Your affection goes deeper than you let on.', 'affection'],
        ['You know what you couldn’t bear to lose.', 'affection', 'belonging'],
      ],
      Mars: [
        ['Your will doesn’t have to make any noise.', 'drive'],
        ['What you set out to end, you can end kindly.', 'control'],
      ],
      Jupiter: [
        ['Your hopes can stand up to a hard question.', 'hope', 'truth'],
        ['It’s all right to want something big.', 'hope', 'ambition'],
      ],
      Saturn: [
        ['You’re patient enough to do the job thoroughly.', 'duty'],
        ['There’s no need to prop up what’s finished.', 'control'],
      ],
      Uranus: [
        ['You’re ready for a change that goes to the root.', 'freedom'],
        ['Pretending to be like everyone else has lost its appeal.', 'truth', 'freedom'],
      ],
      Neptune: [
        ['Your longings are telling you something true.', 'dreaming', 'truth'],
        ['A dream can be questioned and still be yours.', 'dreaming'],
      ],
      Pluto: [
        ['You can live with the truth about yourself.', 'truth'],
        ['You can loosen your grip and lose nothing.', 'control'],
      ],
      Ascendant: [
        ['You don’t have to speak to be noticed.', 'recognition'],
        ['People may sense that you mean what you say.', 'truth'],
      ],
      Midheaven: [
        ['You care about what your name stands for.', 'recognition', 'ambition'],
        ['It’s clear what you’d give up to reach your goal.', 'ambition'],
      ],
    },
    hard: {
      Sun: [
        ['Bending feels like breaking when people are watching.', 'recognition', 'control'],
        ['Your will has met something as strong as itself.', 'control'],
      ],
      Moon: [
        ['You need people and hate to need them.', 'belonging', 'feelings'],
        ['Old feelings come up with their full weight.', 'feelings'],
      ],
      Mercury: [
        ['One thought keeps crowding out the others.', 'thinking'],
        ['It’s tempting to look for a motive behind every word.', 'talk', 'doubt'],
      ],
      Venus: [
        ['Love can turn into keeping watch.', 'affection', 'control'],
        ['You want to be first choice or none at all.', 'affection'],
      ],
      Mars: [
        ['You’re angrier than the occasion deserves.', 'temper'],
        ['It’s hard to walk away from a fight.', 'temper', 'control'],
      ],
      Jupiter: [
        ['Going all in is tempting where half would do.', 'excess'],
        ['What you want badly starts to look like your right.', 'excess'],
      ],
      Saturn: [
        ['Some of your rules are there to hide a fear.', 'duty', 'truth'],
        ['Everything you keep under control has a weight.', 'control', 'duty'],
      ],
      Uranus: [
        ['You want everything to change except your grip on it.', 'control', 'freedom'],
        ['A kind hand can feel like one holding you back.', 'freedom', 'affection'],
      ],
      Neptune: [
        ['You suspect a trick in whatever looks lovely.', 'doubt', 'dreaming'],
        ['Some wishes have a firmer hold than you’d choose.', 'dreaming', 'control'],
      ],
      Pluto: [
        ['What you hide takes a lot of holding down.', 'truth'],
        ['Letting others decide makes you nervous.', 'control'],
      ],
      Ascendant: [
        ['You look more guarded than you mean to.', 'body'],
        ['Your jaw is set before you’ve heard the question.', 'body', 'temper'],
      ],
      Midheaven: [
        ['You want respect and fear being seen through.', 'recognition', 'truth'],
        ['It’s hard to climb and stay honest with yourself.', 'ambition', 'truth'],
      ],
    },
  },
};

/** What a sky event means in anybody’s life. */
// biome-ignore format: one row per sentence
export const EVENT_MEANINGS: Readonly<Record<SceneEvent | 'void', readonly MeaningRow[]>> = {
  'new-moon': [
    ['Most beginnings can’t be seen from the outside.'],
    ['You’re allowed to want something before you can explain it.'],
    ['It’s easier to begin when nobody’s watching.'],
  ],
  'full-moon': [
    ['What grew quietly is ready to be seen.'],
    ['Feelings run high, yours and everyone else’s.', 'feelings'],
    ['It’s light enough to see what came of your efforts.'],
  ],
  'solar-eclipse': [
    ['Some beginnings clear a space before they fill it.'],
    ['You may not know yet what a gap is for.'],
    ['It’s too early to see what’s starting.'],
  ],
  'lunar-eclipse': [
    ['Endings are quick, and feeling them takes longer.'],
    ['What’s true tends to come out without being pushed.', 'truth'],
    ['You can let go of what’s already over.', 'control'],
  ],
  'mercury-retrograde': [
    ['Your mind does its best work on second thoughts.'],
    ['Plans and messages tend to need a second try.'],
    ['It’s a time for finding what you overlooked.'],
  ],
  'mercury-direct': [
    ['Stuck words and stuck plans begin to move.'],
    ['You can make up your mind and mean it.', 'thinking'],
    ['It’s clearer what should be said, and to whom.', 'talk'],
  ],
  'venus-retrograde': [
    ['You’re taking a second look at what you like.', 'affection', 'money'],
    ['Old affections come back and ask how you’ve been.', 'affection', 'belonging'],
    ['Your taste is changing, and that takes time.'],
  ],
  'venus-direct': [
    ['You know what you like again, and whom.'],
    ['It’s easier to show people that you’re fond of them.', 'affection', 'belonging'],
    ['Enjoying yourself is simple again.'],
  ],
  'mars-retrograde': [
    ['You’ve got less push, and better aim.'],
    ['Your drive turns inward and checks its own work.'],
    ['Whatever you began in a hurry can be done right.'],
  ],
  'mars-direct': [
    ['Your energy finds its way back to you.'],
    ['The waiting is over, and you’re glad.'],
    ['Anger turns back into plain strength.', 'temper'],
  ],
  'slow-turns': [
    ['A change is under way, too slow for you to see.'],
    ['Something under the surface of your life shifts its pace.'],
    ['You may feel the turn before you understand it.'],
  ],
  'sun-enters': [
    ['Your attention moves to another part of your life.'],
    ['This part of your life gets the light for a while.'],
    ['You care about this more than you did last month.'],
  ],
  'mercury-enters': [
    ['There’s a lot to ask and say for a few weeks.', 'talk'],
    ['Your curiosity runs ahead of you for a few weeks.'],
    ['Questions you hadn’t thought of begin to interest you.'],
  ],
  'venus-enters': [
    ['It’s easier to like people and be liked for a few weeks.', 'affection', 'belonging'],
    ['Charm gets you further than effort for some weeks.', 'affection', 'ambition'],
    ['Pleasure is close at hand in this part of life.'],
  ],
  'mars-enters': [
    ['You’ve got more drive for a few weeks, and a shorter fuse.'],
    ['What you keep putting off starts to itch.'],
    ['You’re quicker to start, and quicker to get annoyed.'],
  ],
  void: [
    ['What’s begun now seldom sticks, and what’s finished stays.'],
    ['You’re between two thoughts, and neither is in a hurry.'],
    ['There’s nothing to gain by rushing.'],
  ],
};
