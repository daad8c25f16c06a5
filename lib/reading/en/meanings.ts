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
        ['You trust yourself more than you fear a flop.', 'drive'],
        ['You don’t mind being seen, flaws included.', 'recognition'],
        ['You sound like yourself, even when it takes some nerve.', 'talk'],
        ['It’s easy to be yourself with people you like.', 'affection', 'belonging'],
      ],
      Moon: [
        ['Contentment suits you, and you can trust it.', 'feelings'],
        ['Your feelings show, and you’re at ease with that.', 'feelings', 'affection'],
        ['You feel at home, and it rubs off on people.', 'belonging'],
        ['You’re comfortable in your own skin.', 'body', 'rest'],
      ],
      Mercury: [
        ['You’re sure enough of yourself to say it simply.', 'talk'],
        ['It’s clear to you what you think, and why.', 'thinking'],
        ['You can name what’s good, your own part included.', 'recognition'],
        ['You can name your goal without hedging.', 'ambition'],
      ],
      Venus: [
        ['Being yourself makes you easier to like.', 'affection'],
        ['People get to see you at your warmest.', 'affection', 'belonging'],
        ['Money doesn’t spoil your good mood or your manners.', 'money'],
        ['You’re on friendly terms with your body.', 'body'],
      ],
      Mars: [
        ['You’re brave enough to be seen trying.', 'drive'],
        ['It takes nerve to be seen, and you’ve got it.', 'recognition'],
        ['You can be direct without being harsh.', 'talk', 'temper'],
        ['You’re a bit bolder in your own skin.', 'body'],
      ],
      Jupiter: [
        ['Your confidence is big enough to share.', 'recognition', 'belonging'],
        ['You can picture yourself doing something bigger.', 'ambition'],
        ['You trust yourself, and that makes money simpler.', 'money'],
        ['You trust your own mind, and it likes a challenge.', 'thinking'],
      ],
      Saturn: [
        ['You’ve got the patience to do good work.', 'duty', 'ambition'],
        ['You know your worth and don’t need to exaggerate it.', 'recognition'],
        ['You’re steady, and people like having you around.', 'belonging'],
        ['Stopping when you’re tired feels like plain good sense.', 'rest'],
      ],
      Uranus: [
        ['Standing out feels natural, even pleasant.', 'recognition', 'freedom'],
        ['What’s different about you is worth showing.', 'freedom', 'recognition'],
        ['You can be yourself and still fit in.', 'belonging'],
        ['Your own answer may be better than the expected one.', 'thinking'],
      ],
      Neptune: [
        ['Your imagination knows what it wants.', 'dreaming'],
        ['You can believe in a dream before it comes true.', 'hope'],
        ['You can be tender and still be yourself.', 'affection'],
        ['It’s restful not to have to be impressive.', 'rest'],
      ],
      Pluto: [
        ['You’ve got power and no need to prove it.', 'control'],
        ['It’s easier to be seen whole than to look perfect.', 'recognition', 'truth'],
        ['You can look money in the eye.', 'money'],
        ['You’re less afraid of what used to stop you.', 'drive'],
      ],
      Ascendant: [
        ['You look like yourself, and it suits you.', 'body'],
        ['People listen when you sound like yourself.', 'talk'],
        ['You come across as easy to be around.', 'belonging'],
        ['It shows that you’re not afraid to try.', 'drive'],
      ],
      Midheaven: [
        ['What you’re good at is plain to see.', 'recognition', 'ambition'],
        ['You can want to get somewhere without blushing.', 'ambition'],
        ['You’ve got a clear sense of what things are worth.', 'money'],
        ['You can lead and stay friendly with everyone.', 'belonging'],
      ],
    },
    hard: {
      Sun: [
        ['Your pride bruises more easily than usual.', 'recognition', 'feelings'],
        ['Backing down feels like losing.', 'control'],
        ['Your battery is lower than your pride lets on.', 'rest'],
        ['Money and pride get tangled up easily.', 'money'],
      ],
      Moon: [
        ['Part of you wants applause and part wants a blanket.', 'rest'],
        ['Your feelings are hurt before your pride admits it.', 'feelings', 'recognition'],
        ['It’s easy to feel out of place, even at home.', 'belonging'],
        ['It’s hard to ask for tenderness without feeling weak.', 'affection'],
      ],
      Mercury: [
        ['Pride gets into your words before you notice.', 'talk'],
        ['Not knowing the answer feels worse than it is.', 'thinking'],
        ['What people say about you is hard to shake off.', 'recognition'],
        ['It’s easy to feel talked down to or talked past.', 'belonging'],
      ],
      Venus: [
        ['You want to be liked and admired at once.', 'affection', 'recognition'],
        ['Being charming is hard work when you want your way.', 'control'],
        ['It’s tempting to pay rather than look cheap.', 'money'],
        ['What you make looks plain next to other people’s.', 'dreaming'],
      ],
      Mars: [
        ['Almost anything can feel like a challenge to you.', 'talk', 'temper'],
        ['Wanting your own way is tiring you out.', 'control'],
        ['Your body would slow down if your pride let it.', 'rest'],
        ['You don’t want to start what you might not win.', 'dreaming', 'duty'],
      ],
      Jupiter: [
        ['Your confidence runs ahead of your strength.', 'excess'],
        ['You’re tempted to promise what would impress people.', 'excess'],
        ['It’s easy to want to look richer than you are.', 'money'],
        ['It’s easy to expect more applause than there is.', 'recognition'],
      ],
      Saturn: [
        ['Criticism sinks in deeper than praise does.', 'recognition'],
        ['You hold yourself to a standard you’d spare others.', 'duty', 'body'],
        ['It’s hard to admit that you’re tired.', 'rest'],
        ['You may feel that you have to earn your place.', 'belonging'],
      ],
      Uranus: [
        ['Your patience with other people’s ways is thin.', 'temper', 'control'],
        ['Being judged makes you want to get away.', 'recognition'],
        ['You feel like the odd one in any group.', 'belonging'],
        ['You’re wound up, and resting feels like giving in.', 'rest'],
      ],
      Neptune: [
        ['What you make never quite matches what you pictured.', 'dreaming'],
        ['What you long for makes you doubt yourself.', 'ambition'],
        ['You may be waiting for praise without saying so.', 'recognition'],
        ['Your strength leaks away for no good reason.', 'rest'],
      ],
      Pluto: [
        ['Staying in control seems safer than being known.', 'control'],
        ['A slight can stay with you longer than it should.', 'recognition'],
        ['Being on guard is wearing you out.', 'rest'],
        ['Money can feel like a test of who’s stronger.', 'money'],
      ],
      Ascendant: [
        ['It can feel as if your body were being graded.', 'body'],
        ['How you come across is on your mind.', 'recognition'],
        ['What you mean kindly may come out proud.', 'talk'],
        ['You feel awkward where you’d like to feel at home.', 'belonging'],
      ],
      Midheaven: [
        ['There’s an ambition in you that can’t wait.', 'ambition'],
        ['You feel you should be further along by now.', 'ambition'],
        ['Going unnoticed bothers you more than usual.', 'recognition'],
        ['You want a place among people that’s really yours.', 'belonging'],
      ],
    },
  },
  Moon: {
    easy: {
      Sun: [
        ['You can trust your feelings just now.', 'feelings'],
        ['You’re comfortable being yourself for now.', 'rest', 'freedom'],
        ['Familiar company brings out the best in you.', 'belonging'],
        ['Your pride doesn’t get in the way of tenderness.', 'affection'],
      ],
      Moon: [
        ['Your needs are modest and easily met.', 'rest'],
        ['Your own company is pleasant at the moment.', 'rest'],
        ['Familiar faces and places do you good.', 'belonging'],
        ['You’re easily touched, and it does you good.', 'dreaming', 'feelings'],
      ],
      Mercury: [
        ['You can hear what people feel behind their words.', 'talk'],
        ['Your mood leaves your head free to think.', 'thinking'],
        ['It’s easy to find a tone that puts everyone at ease.', 'talk'],
        ['You think in pictures, and the words come along later.', 'dreaming'],
      ],
      Venus: [
        ['You’re in the mood to like people.', 'affection', 'belonging'],
        ['It’s easy to be kind, to yourself included.', 'feelings', 'rest'],
        ['You find beauty in what’s near at hand.', 'dreaming'],
        ['Cozy appeals to you more than expensive.', 'money'],
      ],
      Mars: [
        ['You feel like getting something done.', 'drive', 'duty'],
        ['You can act on a feeling without rushing it.', 'feelings'],
        ['Moving around is good for your mood.', 'body'],
        ['You look after people without making a fuss.', 'affection'],
      ],
      Jupiter: [
        ['Your mood is on the generous side.', 'affection'],
        ['It feels as if there’s enough of everything.', 'money'],
        ['You’ve got room for people and their stories.', 'belonging'],
        ['You’re open to people, and it feels safe.', 'feelings'],
      ],
      Saturn: [
        ['Doing your duty feels almost cozy for now.', 'duty'],
        ['You’re calm, and you’ve got patience with your moods.', 'feelings', 'rest'],
        ['Old customs give you a warm, settled feeling.', 'belonging'],
        ['You know what’s worth having around every day.', 'money'],
      ],
      Uranus: [
        ['A break from habit does you good.', 'freedom'],
        ['It’s pleasant not to be expected anywhere.', 'rest', 'freedom'],
        ['You can be close to people and still feel free.', 'affection', 'belonging'],
        ['The usual looks new to you if you look twice.', 'dreaming'],
      ],
      Neptune: [
        ['You’re dreamy, and nothing in you objects.', 'dreaming'],
        ['You sense a mood before anyone names it.', 'feelings'],
        ['You can be tender without many words.', 'affection'],
        ['You can drift for a while and feel better for it.', 'rest'],
      ],
      Pluto: [
        ['You can have a strong feeling and stay calm.', 'feelings'],
        ['Hard subjects feel less heavy just now.', 'talk', 'truth'],
        ['You can let people get close without bracing yourself.', 'affection', 'belonging'],
        ['Old memories come up gently.', 'belonging'],
      ],
      Ascendant: [
        ['Your mood shows, and people are easy with it.', 'feelings'],
        ['People come closer when you’re this relaxed.', 'belonging'],
        ['Your voice has a calming effect on people.', 'talk'],
        ['It’s plain from your face that you care.', 'affection'],
      ],
      Midheaven: [
        ['Work goes better when you’re comfortable doing it.', 'thinking', 'duty'],
        ['Your first feeling is likely to be right.', 'feelings'],
        ['People feel noticed when you’re around.', 'affection', 'recognition'],
        ['People count more with you than getting ahead.', 'belonging'],
      ],
    },
    hard: {
      Sun: [
        ['For a few hours, your moods outvote your will.', 'feelings'],
        ['You don’t feel much like yourself.', 'feelings', 'body'],
        ['You’ve got less to give than people may expect.', 'rest', 'duty'],
        ['It doesn’t take much to get under your skin.', 'talk', 'temper'],
      ],
      Moon: [
        ['You need more comfort than you’d ask for.', 'feelings', 'rest'],
        ['Your feelings change faster than you can explain.', 'feelings'],
        ['You miss feeling that you belong somewhere.', 'belonging'],
        ['Your stomach takes part in every mood you have.', 'body'],
      ],
      Mercury: [
        ['You hear the tone before you hear the words.', 'talk'],
        ['What you feel keeps interrupting what you think.', 'thinking'],
        ['It’s hard to say what you need in plain words.', 'feelings'],
        ['Worries sound truer the more tired you are.', 'thinking', 'money'],
      ],
      Venus: [
        ['You want kindness and aren’t feeling kind.', 'temper'],
        ['You need people to be gentle with you.', 'feelings'],
        ['Being left out or far away hurts more than usual.', 'belonging', 'affection'],
        ['Money and comfort get mixed up in a low mood.', 'money'],
      ],
      Mars: [
        ['You’re touchy, and it doesn’t take much.', 'temper'],
        ['A passing mood can make you snap.', 'temper'],
        ['You’re easily worn out and easily annoyed.', 'rest', 'temper'],
        ['Your feelings are sore and quick to react.', 'feelings', 'talk'],
      ],
      Jupiter: [
        ['You feel responsible for more than your share.', 'duty', 'control'],
        ['Every feeling seems bigger than it is.', 'feelings'],
        ['You may be more tired than you’ve told anyone.', 'rest'],
        ['Your mood changes how much money seems like enough.', 'money'],
      ],
      Saturn: [
        ['You need a rest more than another duty.', 'duty', 'rest'],
        ['Every chore feels heavier when you’d like a hug.', 'duty'],
        ['You put on a brave face when something hurts.', 'feelings'],
        ['A low mood makes you feel poorer than you are.', 'money'],
      ],
      Uranus: [
        ['You’re tired and restless at the same time.', 'rest'],
        ['Anything unexpected upsets you more than usual.', 'feelings', 'talk'],
        ['Your mood can flip between one sentence and the next.', 'feelings'],
        ['You’re jumpy, and it can come out as temper.', 'temper'],
      ],
      Neptune: [
        ['You feel a lot and can’t say what.', 'feelings'],
        ['It’s one of those moods without a name.', 'feelings'],
        ['You’re more tired than you can explain.', 'rest', 'body'],
        ['Memories look sweeter than the days they came from.', 'affection'],
      ],
      Pluto: [
        ['There’s more going on in you than you show.', 'truth', 'feelings'],
        ['People hold on tighter when they feel unsure.', 'control'],
        ['Old hurts are close to the surface.', 'feelings', 'belonging'],
        ['What annoys you goes deeper than it looks.', 'temper'],
      ],
      Ascendant: [
        ['Your mood shows on your face before you notice.', 'feelings', 'temper'],
        ['Keeping up appearances takes more out of you now.', 'rest'],
        ['You sound more hurt than you mean to.', 'talk'],
        ['You feel more out of place than you look.', 'belonging', 'body'],
      ],
      Midheaven: [
        ['You don’t feel like impressing anyone.', 'rest'],
        ['Looking capable is tiring when you feel fragile.', 'rest', 'duty'],
        ['What’s expected of you ignores how you feel.', 'duty'],
        ['The world feels a bit rough just now.', 'feelings'],
      ],
    },
  },
  Mercury: {
    easy: {
      Sun: [
        ['You’ve got the words, and they sound like you.', 'talk'],
        ['You say what you think, and it sounds friendly.', 'talk'],
        ['Your mind is clear, and you enjoy using it.', 'thinking'],
        ['Other people’s stories interest you as much as your own.', 'belonging'],
      ],
      Moon: [
        ['You’ve got a feel for how your words will land.', 'talk'],
        ['You know how to ask for a bit of comfort.', 'truth', 'feelings'],
        ['People’s everyday lives interest you just now.', 'belonging'],
        ['Your mind is calm and takes in a lot.', 'thinking'],
      ],
      Mercury: [
        ['Your thoughts line up without being asked.', 'thinking'],
        ['Words turn up when you want them.', 'talk', 'dreaming'],
        ['Lists, forms and numbers are on your side.', 'money'],
        ['You notice what’s been left unsaid.', 'truth'],
      ],
      Venus: [
        ['What you like is a pleasure to talk about.', 'affection'],
        ['There’s charm in how you say it.', 'talk'],
        ['You can be friendly and exact about money.', 'money'],
        ['You can hear when a sentence or tune is right.', 'dreaming'],
      ],
      Mars: [
        ['Your mind is quick and doesn’t mind hard questions.', 'thinking'],
        ['Your words have some nerve behind them.', 'talk'],
        ['You can ask for what’s fair without a fuss.', 'money'],
        ['You get going quickly once you know the steps.', 'drive'],
      ],
      Jupiter: [
        ['Your curiosity is bigger than your doubts.', 'thinking'],
        ['You’re in the mood to talk with almost anyone.', 'talk', 'hope'],
        ['You’re generous with money and still good at counting.', 'money'],
        ['You get along with anyone who likes to talk.', 'belonging'],
      ],
      Saturn: [
        ['Careful thinking suits you just now.', 'thinking'],
        ['Dull numbers don’t scare you off.', 'money'],
        ['You choose your words with care, and it pays off.', 'talk', 'truth'],
        ['You like having things settled and in their place.', 'drive', 'body'],
      ],
      Uranus: [
        ['Odd ideas make good sense to you.', 'dreaming'],
        ['You notice the answer nobody was looking for.', 'thinking'],
        ['You like it when a conversation surprises you.', 'talk', 'belonging'],
        ['You’re quick to try a new way.', 'drive'],
      ],
      Neptune: [
        ['You sense what people mean, and can put it gently.', 'talk'],
        ['You can describe what you imagine.', 'dreaming'],
        ['Your mind picks up more than you notice.', 'thinking'],
        ['It’s easy to find a gentle way to put it.', 'affection', 'truth'],
      ],
      Pluto: [
        ['You can ask what you really want to know.', 'talk'],
        ['You can say gently what’s under the surface.', 'truth', 'affection'],
        ['Digging for the facts is half the fun.', 'thinking'],
        ['It’s a relief to have things out in the open.', 'money'],
      ],
      Ascendant: [
        ['You come across as clear and quick.', 'talk'],
        ['You know how to begin a conversation.', 'belonging'],
        ['You’re alert, and it shows in your questions.', 'thinking', 'body'],
        ['You make it easy for people to talk to you.', 'affection', 'belonging'],
      ],
      Midheaven: [
        ['You can make your point and be remembered for it.', 'talk', 'ambition'],
        ['What you say makes people trust you.', 'talk'],
        ['You’ve got a good head for practical questions.', 'money', 'thinking'],
        ['Whatever you learn just now is likely to be useful.', 'thinking'],
      ],
    },
    hard: {
      Sun: [
        ['It’s hard to say only what you mean.', 'talk'],
        ['A cool response goes deeper than it should.', 'recognition'],
        ['Your head is full, and your attention runs off.', 'thinking'],
        ['It’s tempting to tell it better than it happened.', 'truth'],
      ],
      Moon: [
        ['Words reach your feelings before your reason.', 'talk', 'temper'],
        ['Your mood has more say in your words than usual.', 'talk'],
        ['Your head keeps talking when it’s time to rest.', 'rest'],
        ['Worry goes straight to your body.', 'body'],
      ],
      Mercury: [
        ['You’re thinking two thoughts and finishing neither.', 'thinking', 'drive'],
        ['Your sentences set off before they’re ready.', 'talk'],
        ['Details slip past you when you’re in a hurry.', 'money'],
        ['Your eyes get tired before your curiosity does.', 'rest'],
      ],
      Venus: [
        ['What’s meant kindly can come out crooked.', 'talk'],
        ['It’s easy to say whatever keeps a conversation going.', 'truth'],
        ['It’s awkward to be exact about money and stay nice.', 'money'],
        ['You’re hard on what you make, and quick about it.', 'dreaming', 'recognition'],
      ],
      Mars: [
        ['Every answer you think of is a sharp one.', 'temper'],
        ['You’re in a hurry to have it said.', 'talk'],
        ['You’re quick, and mistakes are quicker.', 'thinking', 'duty'],
        ['Your nerves are busier than you are.', 'rest', 'body'],
      ],
      Jupiter: [
        ['You talk bigger than you mean to.', 'talk'],
        ['Details bore you when the idea is big.', 'thinking'],
        ['You see the good part of a deal first.', 'money'],
        ['Beginning is more fun for you than finishing.', 'drive'],
      ],
      Saturn: [
        ['You weigh words heavily, your own and other people’s.', 'talk', 'recognition'],
        ['Thinking takes more patience than you’ve got.', 'thinking'],
        ['It’s hard to trust that what you’ve got is enough.', 'doubt', 'duty'],
        ['It’s hard to leave a silence unfilled.', 'truth'],
      ],
      Uranus: [
        ['Your mind jumps, and details fall through the gaps.', 'thinking'],
        ['Your words come faster than your patience.', 'talk', 'temper'],
        ['Switching off is hard when everything buzzes.', 'rest'],
        ['It’s easy to blurt out what isn’t yours to tell.', 'truth'],
      ],
      Neptune: [
        ['People hear what they were hoping to hear.', 'talk'],
        ['Facts and guesses blur together in your head.', 'doubt', 'thinking'],
        ['It’s easy to miss what a thing will really cost.', 'money'],
        ['It’s hard to tell what you know from what you heard.', 'truth'],
      ],
      Pluto: [
        ['It’s hard to leave a subject alone.', 'talk'],
        ['Your thoughts have got hold of you just now.', 'thinking', 'rest'],
        ['The last word is hard to give up.', 'temper'],
        ['Keeping a secret takes more effort than telling it.', 'truth'],
      ],
      Ascendant: [
        ['You don’t sound the way you feel.', 'talk'],
        ['It takes you two tries to be understood.', 'talk'],
        ['Your nerves show in your body first.', 'body'],
        ['It’s easy to feel that you’re being judged.', 'recognition', 'doubt'],
      ],
      Midheaven: [
        ['You’re rehearsing what people might say about you.', 'recognition'],
        ['It’s hard to sound as competent as you are.', 'talk'],
        ['Everything seems to be due at the same time.', 'duty'],
        ['Too many details want your attention at once.', 'thinking', 'drive'],
      ],
    },
  },
  Venus: {
    easy: {
      Sun: [
        ['You like yourself well enough to be generous.', 'affection'],
        ['It’s pleasant to be you, and that shows.', 'affection', 'body'],
        ['You can treat yourself without feeling guilty.', 'rest'],
        ['You know what pleases you and don’t need approval.', 'dreaming'],
      ],
      Moon: [
        ['Good company feels like home to you.', 'belonging'],
        ['You’re easy to comfort and easy to please.', 'rest', 'body'],
        ['Kindness goes both ways easily just now.', 'affection'],
        ['You feel at home in your body.', 'body'],
      ],
      Mercury: [
        ['Your words come out kinder than you planned.', 'talk'],
        ['Friendly words cost you no effort.', 'affection', 'talk'],
        ['You learn twice as fast when you like the subject.', 'thinking'],
        ['You’re honest in a way that’s easy to take.', 'talk'],
      ],
      Venus: [
        ['There’s more to like than to find fault with.', 'affection', 'belonging'],
        ['You’ve got an eye and an ear for what’s lovely.', 'dreaming'],
        ['You know what money can and can’t buy you.', 'money'],
        ['Rest feels like a treat rather than a duty.', 'rest'],
      ],
      Mars: [
        ['You’re warm, and a bit bolder than usual.', 'affection'],
        ['You can be direct and still be nice.', 'talk'],
        ['You’re in the mood for company and a bit of fun.', 'belonging'],
        ['You’d sooner join in than look on.', 'dreaming'],
      ],
      Jupiter: [
        ['It’s more fun for you when everyone’s included.', 'belonging'],
        ['Your good mood is the kind that spreads.', 'belonging'],
        ['Looking forward to something is half the pleasure.', 'hope'],
        ['You’re fond of people and generous about showing it.', 'affection'],
      ],
      Saturn: [
        ['Your affection is the steady kind.', 'affection'],
        ['Taking your time with something is a pleasure.', 'duty', 'rest'],
        ['You’re sensible about money and can still enjoy it.', 'money'],
        ['You’ve got time for what’s lovely.', 'dreaming'],
      ],
      Uranus: [
        ['You’re in the mood to do something friendly and unexpected.', 'affection'],
        ['Whatever’s unfamiliar looks inviting to you.', 'freedom'],
        ['You like people for being different.', 'belonging'],
        ['A new way of seeing or playing delights you.', 'dreaming'],
      ],
      Neptune: [
        ['You see what’s lovely in ordinary places.', 'dreaming'],
        ['Your heart is soft, and you don’t mind showing it.', 'affection'],
        ['Forgiving people comes more naturally than blaming them.', 'talk'],
        ['Silence pleases you as much as any song.', 'rest'],
      ],
      Pluto: [
        ['You’re fond of people without needing to hold on.', 'affection'],
        ['Admitting how much you care isn’t hard.', 'affection'],
        ['Money doesn’t have to decide how you feel.', 'money'],
        ['What you find beautiful goes deeper than usual.', 'dreaming'],
      ],
      Ascendant: [
        ['You’re at ease with how you look.', 'body'],
        ['People see your friendly side first.', 'affection', 'belonging'],
        ['What you say sounds the way you mean it.', 'talk'],
        ['Money’s easier to handle when you’re this relaxed.', 'money'],
      ],
      Midheaven: [
        ['Enjoying your work makes other people notice it.', 'ambition'],
        ['You appreciate good work, and people like you for it.', 'recognition', 'duty'],
        ['Being liked counts for more with you than being important.', 'belonging', 'affection'],
        ['It’s a pleasure to do a job beautifully.', 'duty'],
      ],
    },
    hard: {
      Sun: [
        ['It’s easy to confuse being liked with being worth something.', 'recognition', 'affection'],
        ['Keeping the peace costs you a wish of your own.', 'temper', 'feelings'],
        ['Wanting to be liked can get expensive.', 'money'],
        ['The mirror is harder on you than people are.', 'body'],
      ],
      Moon: [
        ['You’re being polite about your own needs.', 'feelings'],
        ['You want comfort more than you want to look good.', 'body'],
        ['It’s easy to feel less welcome than you are.', 'belonging', 'affection'],
        ['You’re tired in a way that comfort doesn’t reach.', 'rest'],
      ],
      Mercury: [
        ['It’s easier to be agreeable than to be clear.', 'talk'],
        ['It’s hard to stop thinking about praise.', 'recognition'],
        ['A pleasant voice makes almost anything sound true.', 'doubt'],
        ['The pleasant task wins over the important one.', 'duty'],
      ],
      Venus: [
        ['You need to hear that you’re liked.', 'affection', 'feelings'],
        ['What you love looks plainer when you compare.', 'dreaming'],
        ['Wanting it and needing it are hard to tell apart.', 'money'],
        ['You notice who makes an effort and who doesn’t.', 'belonging'],
      ],
      Mars: [
        ['You want peace, and you want to win.', 'temper'],
        ['You want to be wanted, and you’re impatient about it.', 'affection'],
        ['Starting is harder when it has to look good.', 'drive', 'dreaming'],
        ['Money can make you touchy, even with people you like.', 'money'],
      ],
      Jupiter: [
        ['You want more, and can’t say of what.', 'excess'],
        ['It’s tempting to give more than you can spare.', 'excess'],
        ['You want everyone to have a good time.', 'belonging'],
        ['You want more affection than one day can hold.', 'affection'],
      ],
      Saturn: [
        ['You feel less lovable than you are.', 'affection'],
        ['Pleasure comes with a guilty conscience.', 'rest', 'duty'],
        ['It’s hard to talk about money without feeling poorer.', 'money'],
        ['Closeness seems to take more work than usual.', 'belonging'],
      ],
      Uranus: [
        ['You want to be close, with the door open.', 'freedom'],
        ['You don’t want to like what everyone likes.', 'freedom'],
        ['Whatever’s new looks better than whatever’s yours.', 'money'],
        ['Being nice gets old faster than you expected.', 'temper', 'excess'],
      ],
      Neptune: [
        ['You like people better than you know them.', 'doubt'],
        ['It’s hard to see how much people like you.', 'affection', 'recognition'],
        ['Prices look lower in a lovely light.', 'money'],
        ['You want to be understood without having to ask.', 'feelings'],
      ],
      Pluto: [
        ['Wanting to be chosen keeps you on your guard.', 'affection', 'control'],
        ['Jealousy is closer to the surface than usual.', 'control', 'recognition'],
        ['What’s shared can start to feel like a contest.', 'money'],
        ['You notice at once who gets more attention.', 'recognition'],
      ],
      Ascendant: [
        ['You’re smiling before you know whether you want to.', 'talk'],
        ['You see yourself less kindly than others do.', 'body'],
        ['Saying yes is quicker for you than explaining.', 'excess'],
        ['Being pleasant takes more out of you than usual.', 'rest'],
      ],
      Midheaven: [
        ['Being popular is easier than going your own way.', 'freedom'],
        ['You want to be liked and get the job done.', 'duty'],
        ['Praise seems to go where the charm is.', 'recognition'],
        ['Making it pretty keeps you from getting it done.', 'drive', 'dreaming'],
      ],
    },
  },
  Mars: {
    easy: {
      Sun: [
        ['You know what you want, and you don’t dither.', 'drive'],
        ['Wanting and doing are hardly a step apart.', 'drive'],
        ['You can be blunt and still be kind.', 'talk', 'truth'],
        ['You’re not too proud to go first.', 'affection'],
      ],
      Moon: [
        ['Your feelings are brave and want out.', 'affection', 'feelings'],
        ['You can be brave with words and stay calm.', 'talk'],
        ['It feels better to act than to brood.', 'drive'],
        ['Working up a sweat settles more than worrying does.', 'body'],
      ],
      Mercury: [
        ['Your thoughts come out short, clear and unafraid.', 'talk'],
        ['Your mind is brisk and has no use for excuses.', 'thinking'],
        ['You can say the awkward part out loud.', 'truth', 'talk'],
        ['You’d rather do it now than think about it.', 'drive'],
      ],
      Venus: [
        ['You go toward what you like without looking around first.', 'affection'],
        ['It takes less nerve to show whom you like.', 'affection'],
        ['You can be bold about money and stay friendly.', 'money'],
        ['Your hands are itching to make something.', 'dreaming'],
      ],
      Mars: [
        ['It feels good to use your muscles.', 'body'],
        ['Your nerve is up, and doubts are slow to follow.', 'drive'],
        ['You say it once, plainly, and it’s done.', 'talk'],
        ['You don’t mind competing, whoever wins.', 'ambition'],
      ],
      Jupiter: [
        ['A bold try feels more like play than risk.', 'drive', 'ambition'],
        ['Aiming high puts you in a good mood.', 'ambition', 'hope'],
        ['You’re up for a bit of freedom.', 'freedom'],
        ['You’re confident about money without being greedy.', 'money'],
      ],
      Saturn: [
        ['Push and patience work together in you.', 'drive'],
        ['You know how to pace yourself.', 'body'],
        ['You can be firm about money and not get angry.', 'money'],
        ['You’re serious about what you want.', 'ambition'],
      ],
      Uranus: [
        ['You dare to do it your own odd way.', 'freedom', 'dreaming'],
        ['Your ideas are quick, and so are your hands.', 'dreaming'],
        ['You’d rather surprise yourself than wait.', 'drive'],
        ['It feels good to shake things up.', 'control', 'freedom'],
      ],
      Neptune: [
        ['You can be brave and gentle at once.', 'affection', 'talk'],
        ['You’re ready to do what you’ve only imagined.', 'dreaming', 'drive'],
        ['Moving loosens up more than your muscles.', 'body'],
        ['You can work toward a dream without any guarantee.', 'hope', 'ambition'],
      ],
      Pluto: [
        ['Your determination is quiet and hard to talk down.', 'drive'],
        ['You go at it as if you meant it.', 'drive', 'body'],
        ['You can face what you’d rather avoid.', 'truth', 'drive'],
        ['What’s over can be cleared away quickly.', 'control'],
      ],
      Ascendant: [
        ['You look as if you’re ready for anything.', 'body', 'drive'],
        ['It shows that you’ve made up your mind.', 'drive'],
        ['You don’t mind being the one who goes first.', 'affection', 'talk'],
        ['You don’t mind being looked at while you try.', 'recognition'],
      ],
      Midheaven: [
        ['You’re willing to be seen wanting to get ahead.', 'ambition'],
        ['Your drive knows where it wants to go.', 'ambition', 'drive'],
        ['What you’ve been dreading looks doable.', 'drive'],
        ['You can ask for what you’ve earned without squirming.', 'money'],
      ],
    },
    hard: {
      Sun: [
        ['It’s hard to swallow your pride when you’re angry.', 'temper'],
        ['Your pride heats up faster than it cools.', 'temper', 'recognition'],
        ['Having your way can get expensive.', 'money'],
        ['You’re tired of standing your ground.', 'rest'],
      ],
      Moon: [
        ['Hurt comes out as temper before you’ve noticed it.', 'temper'],
        ['You’re touchy when you’re tired, and quick to show it.', 'temper', 'rest'],
        ['Your voice is sharper than your feelings are.', 'talk'],
        ['Your mood goes straight to your hands and feet.', 'body'],
      ],
      Mercury: [
        ['Your tongue is a step ahead of your judgment.', 'talk'],
        ['Your anger has an argument ready for everything.', 'temper'],
        ['You’re reacting before you’ve read to the end.', 'thinking'],
        ['Slow thinking tries your patience.', 'thinking'],
      ],
      Venus: [
        ['You want to win and be liked for it.', 'recognition', 'excess'],
        ['Being nice takes effort, and you’re short on patience.', 'temper'],
        ['Money and hard feelings don’t mix well.', 'money'],
        ['You lose patience with whatever you’re making.', 'drive', 'dreaming'],
      ],
      Mars: [
        ['It doesn’t take much to set you off.', 'temper'],
        ['You want to go all out, needed or not.', 'excess'],
        ['You’re wound up, and slow to come down.', 'rest', 'body'],
        ['Losing is hard to laugh about.', 'recognition'],
      ],
      Jupiter: [
        ['Your anger is bigger than its cause.', 'temper'],
        ['It’s hard for you to stop at enough.', 'excess'],
        ['Being right can cost more than it’s worth.', 'money'],
        ['Being sure you’re right makes you loud.', 'talk'],
      ],
      Saturn: [
        ['Patience is hard work for you just now.', 'temper'],
        ['Giving in costs you more than it should.', 'control'],
        ['You push on when you’re tired, and it shows.', 'rest', 'body'],
        ['Effort without visible progress is hard to keep up.', 'drive', 'dreaming'],
      ],
      Uranus: [
        ['You’re jumpy, and your elbows know it first.', 'body'],
        ['Waiting is the hardest thing to ask of you.', 'thinking', 'affection'],
        ['You say it before you know whether you mean it.', 'talk'],
        ['You snap first and find the reason later.', 'temper'],
      ],
      Neptune: [
        ['Your drive goes soft when the goal gets blurry.', 'drive', 'dreaming'],
        ['You’re fighting without quite knowing for what.', 'control', 'rest'],
        ['You may be angry about something else entirely.', 'temper'],
        ['You’re tired without having done very much.', 'rest'],
      ],
      Pluto: [
        ['Old anger goes looking for a new excuse.', 'temper'],
        ['Getting your way can start to look like everything.', 'control'],
        ['It’s hard to forgive before you’ve been proved right.', 'belonging'],
        ['A few dollars can start to look like justice.', 'money'],
      ],
      Ascendant: [
        ['You sound sharper out loud than you do inside.', 'talk'],
        ['Your impatience shows before you’ve said anything.', 'temper'],
        ['Your shoulders are up around your ears.', 'body'],
        ['You’re hard to keep up with.', 'affection'],
      ],
      Midheaven: [
        ['Being told what to do goes against the grain.', 'control'],
        ['You’re in such a hurry to be done that care slips.', 'thinking'],
        ['It stings when others get there first.', 'recognition'],
        ['You’re in a hurry, and everyone seems in the way.', 'temper'],
      ],
    },
  },
  Jupiter: {
    easy: {
      Sun: [
        ['Your faith in yourself doesn’t wait for proof.', 'hope', 'ambition'],
        ['You’re open-hearted, and you mean what you say.', 'affection'],
        ['You’ve got the confidence to begin before you’re ready.', 'drive'],
        ['You can take up space and leave room for others.', 'recognition', 'belonging'],
      ],
      Moon: [
        ['You’ve got enough warmth to go around.', 'affection', 'belonging'],
        ['The more people around you, the better you feel.', 'belonging'],
        ['Your mood expects good news.', 'hope', 'feelings'],
        ['A good mood makes you want to get going.', 'drive'],
      ],
      Mercury: [
        ['You’re curious past the edge of what you know.', 'thinking'],
        ['You’re in the mood to learn and to pass it on.', 'thinking'],
        ['You talk easily about what you hope for.', 'hope', 'talk'],
        ['Your mind likes to travel, even on a short walk.', 'freedom'],
      ],
      Venus: [
        ['You like people, and it’s hard to hide.', 'affection', 'belonging'],
        ['You’re on cheerful terms with money.', 'money'],
        ['You’ve got a big appetite for beauty.', 'dreaming'],
        ['You can be generous with praise.', 'recognition'],
      ],
      Mars: [
        ['Trying feels like fun, even before you’re good at it.', 'drive'],
        ['You’ve got the nerve for the bigger version.', 'drive', 'dreaming'],
        ['You’d rather start something than wait to be asked.', 'belonging'],
        ['A first miss doesn’t take the fun out of trying.', 'hope', 'drive'],
      ],
      Jupiter: [
        ['Hope doesn’t need much of a reason.', 'hope'],
        ['You believe there’s enough, for you and for others.', 'money'],
        ['Far-off places look friendly, and worth learning about.', 'freedom'],
        ['You wish people well, even the ones ahead of you.', 'affection'],
      ],
      Saturn: [
        ['You can hope and be patient about it.', 'hope', 'ambition'],
        ['You can take learning seriously and enjoy it.', 'thinking'],
        ['You can be sensible about money and hopeful, too.', 'money'],
        ['It’s easy to believe in a goal that’s years away.', 'ambition', 'hope'],
      ],
      Uranus: [
        ['You’re in the mood for something you haven’t tried.', 'freedom', 'dreaming'],
        ['There’s room in you for a surprise.', 'freedom'],
        ['You’re curious about what you don’t know yet.', 'thinking'],
        ['First tries are fun, even the clumsy ones.', 'drive'],
      ],
      Neptune: [
        ['You feel for people more easily than usual.', 'affection'],
        ['It’s easy to believe in what you imagine.', 'dreaming', 'hope'],
        ['Being generous feels natural, with or without money.', 'money'],
        ['You feel close to people, even the ones you hardly know.', 'belonging'],
      ],
      Pluto: [
        ['You’re not afraid of wanting something big.', 'ambition', 'dreaming'],
        ['You love people more than you fear being hurt.', 'affection'],
        ['You believe that people can change, yourself included.', 'hope'],
        ['The bigger the task, the more you want it.', 'drive', 'ambition'],
      ],
      Ascendant: [
        ['Your good mood is easy to catch.', 'feelings', 'belonging'],
        ['People may find you easy to walk up to.', 'belonging'],
        ['You carry yourself as if you’d had good news.', 'body'],
        ['You’re fun to talk to, and you half know it.', 'talk'],
      ],
      Midheaven: [
        ['You can aim high and stay likable.', 'ambition'],
        ['It’s easier to see where your efforts could lead.', 'ambition', 'hope'],
        ['Asking doesn’t make you feel any less capable.', 'talk', 'thinking'],
        ['There’s credit enough for everyone, as you see it.', 'recognition'],
      ],
    },
    hard: {
      Sun: [
        ['It’s tempting to want the applause before the work.', 'recognition'],
        ['Your plans are bigger than the day is long.', 'excess'],
        ['Numbers look friendlier to you than they are.', 'money'],
        ['You’ve got a lot to say, and you’re sure of it.', 'talk'],
      ],
      Moon: [
        ['Enough doesn’t feel like enough.', 'excess'],
        ['You feel everything at full volume.', 'affection'],
        ['You mean well, and you may say too much.', 'talk'],
        ['Being generous feels better than counting.', 'money'],
      ],
      Mercury: [
        ['You’re sure of more than you’ve checked.', 'thinking'],
        ['You talk more freely than usual, and more grandly.', 'talk'],
        ['Your ideas are bigger than your hours.', 'excess', 'thinking'],
        ['A clever reason makes almost any price look fair.', 'money'],
      ],
      Venus: [
        ['Too much of what you like looks like just enough.', 'excess'],
        ['You feel a lot, and you’d promise even more.', 'affection'],
        ['Spending feels like love for a minute or two.', 'money'],
        ['You want to be liked by more people than you like.', 'recognition'],
      ],
      Mars: [
        ['You’re inclined to go one step too far.', 'excess'],
        ['It’s hard to believe that your strength runs out.', 'drive', 'rest'],
        ['You’d rather start something huge than finish something modest.', 'dreaming', 'excess'],
        ['Risks look lighter to you than they are.', 'money', 'ambition'],
      ],
      Jupiter: [
        ['Your appetite makes promises for the rest of you.', 'excess'],
        ['You hope first and do the math afterward.', 'money'],
        ['You want to be everywhere at once and miss nothing.', 'excess'],
        ['Your enthusiasm talks faster than you do.', 'talk'],
      ],
      Saturn: [
        ['Half of you says yes and half counts the cost.', 'money', 'excess'],
        ['You can’t tell a sensible limit from a timid one.', 'ambition'],
        ['Limits make you impatient, even your own.', 'excess', 'freedom'],
        ['You swing between too sure and not sure at all.', 'thinking'],
      ],
      Uranus: [
        ['Any place but this one looks like freedom.', 'freedom'],
        ['It’s tempting to trade what’s good for what’s new.', 'freedom'],
        ['You want something new before the last thing’s finished.', 'excess'],
        ['Staying where you are feels like a lot to ask.', 'freedom'],
      ],
      Neptune: [
        ['A lovely picture can talk you out of the facts.', 'doubt', 'dreaming'],
        ['Believing is more comfortable for you than looking closely.', 'doubt', 'money'],
        ['It’s hard to see where enough begins.', 'excess'],
        ['It’s easy to spend money you’ve only dreamed of.', 'money'],
      ],
      Pluto: [
        ['Being generous can be a way of staying in charge.', 'control'],
        ['You want all of it, and you want to decide.', 'control', 'excess'],
        ['It’s easy to be sure that you know best.', 'talk', 'thinking'],
        ['Anything short of great looks like failure to you.', 'ambition', 'recognition'],
      ],
      Ascendant: [
        ['You come across louder than you mean to.', 'talk'],
        ['Your enthusiasm can be a lot at once.', 'affection', 'excess'],
        ['You look surer of yourself than you really are.', 'recognition'],
        ['You don’t notice you’ve overdone it until you sit down.', 'rest', 'excess'],
      ],
      Midheaven: [
        ['You can see the top more clearly than the way up.', 'ambition'],
        ['Your plans look grander from a distance.', 'ambition'],
        ['Ambition makes you say yes to more than you can do.', 'excess', 'ambition'],
        ['Looking successful takes time away from practicing.', 'recognition'],
      ],
    },
  },
  Saturn: {
    easy: {
      Sun: [
        ['You know what you can carry, and you carry it.', 'duty'],
        ['It doesn’t take applause to tell you what you’re worth.', 'recognition'],
        ['You know your limits well enough to plan around them.', 'duty', 'rest'],
        ['You’re serious, and people can hear it.', 'talk', 'affection'],
      ],
      Moon: [
        ['Your feelings hold still long enough to be understood.', 'feelings'],
        ['Quiet and routine do you good.', 'rest'],
        ['You feel steady among people you can count on.', 'belonging'],
        ['You can be calm for people who aren’t.', 'feelings'],
      ],
      Mercury: [
        ['Your words weigh more because they’re few.', 'talk'],
        ['You think slowly and thoroughly, and it pays off.', 'thinking'],
        ['Adding up what you’ve got settles your mind.', 'money'],
        ['You don’t mind doing it thoroughly.', 'duty', 'dreaming'],
      ],
      Venus: [
        ['You know what’s worth having and what isn’t.', 'money'],
        ['You show people you care by being reliable.', 'affection', 'belonging'],
        ['Plain and well made is your idea of beautiful.', 'dreaming'],
        ['Doing something well is your way of being kind.', 'duty'],
      ],
      Mars: [
        ['You can keep at something without hurrying it.', 'drive', 'duty'],
        ['Your drive has found a pace it can keep.', 'drive'],
        ['Tedious work doesn’t make you impatient.', 'duty', 'dreaming'],
        ['You’d rather get it right than get it fast.', 'thinking', 'duty'],
      ],
      Jupiter: [
        ['You know which of your hopes could bear weight.', 'ambition', 'hope'],
        ['A modest plan can make you surprisingly happy.', 'money'],
        ['You’re willing to learn it slowly and properly.', 'thinking'],
        ['You know what you can promise, and you’ll keep it.', 'duty'],
      ],
      Saturn: [
        ['You’re patient with whatever takes years.', 'duty'],
        ['You take pleasure in doing what has to be done.', 'duty'],
        ['You know from experience what’s worth the trouble.', 'thinking', 'money'],
        ['You don’t mind being the dependable one.', 'belonging'],
      ],
      Uranus: [
        ['Limits can set you free, if you choose them yourself.', 'rest', 'dreaming'],
        ['Change suits you best a brick at a time.', 'drive', 'ambition'],
        ['You can be careful and still open to a new idea.', 'thinking'],
        ['You can keep up old ties in your own way.', 'belonging'],
      ],
      Neptune: [
        ['A vague longing can be given a plain shape.', 'dreaming'],
        ['Your dreams don’t mind some practice.', 'dreaming'],
        ['Your sympathy takes a practical form.', 'affection', 'belonging'],
        ['You can wait for a wish without losing faith.', 'ambition'],
      ],
      Pluto: [
        ['You can stay calm about hard subjects.', 'talk', 'money'],
        ['You can see plainly how things stand.', 'truth', 'duty'],
        ['What you feel goes deep and doesn’t need to show.', 'affection'],
        ['It’s clear to you what you could live without.', 'money'],
      ],
      Ascendant: [
        ['You come across as calm, and begin to feel it.', 'feelings'],
        ['People may trust you for not hurrying.', 'duty'],
        ['You sound like a person who means it.', 'talk', 'affection'],
        ['You come across as a person to rely on.', 'belonging'],
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
        ['You feel judged, and you’re the strictest of the judges.', 'recognition'],
        ['Whatever you do, part of you asks for more.', 'duty'],
        ['You’re tired of having to be strong.', 'rest'],
        ['It’s hard to feel that you count.', 'belonging'],
      ],
      Moon: [
        ['You need comforting and find it hard to say so.', 'feelings'],
        ['It’s easy to feel alone with your duties.', 'duty'],
        ['Keeping your feelings in check is tiring work.', 'feelings'],
        ['Tenderness is hard to ask for and hard to take.', 'affection'],
      ],
      Mercury: [
        ['Your thoughts go straight to what could go wrong.', 'thinking'],
        ['Your words come out colder than you feel.', 'talk'],
        ['Worry makes every number look bigger.', 'money'],
        ['Silence feels safer to you than a wrong answer.', 'recognition', 'thinking'],
      ],
      Venus: [
        ['You feel that being liked has to be earned.', 'affection'],
        ['Your warmth waits to be asked for.', 'affection'],
        ['It’s hard to enjoy money or to part with it.', 'money'],
        ['Being among happy people can make you feel alone.', 'feelings'],
      ],
      Mars: [
        ['Whatever you push seems to dig its heels in.', 'ambition'],
        ['You ask more of yourself than you’ve got to give.', 'duty', 'rest'],
        ['You’re angry at being slow, and that slows you down.', 'thinking'],
        ['Your legs feel older than the rest of you.', 'rest'],
      ],
      Jupiter: [
        ['Hope looks childish to you, and it isn’t.', 'hope'],
        ['What you’d love and what’s possible differ in size.', 'ambition'],
        ['It’s hard to feel that there’s enough.', 'money'],
        ['You cut your plans down before anyone can object.', 'ambition'],
      ],
      Saturn: [
        ['The limit you keep meeting is partly your own.', 'duty'],
        ['Your standards are heavy, and you carry them everywhere.', 'duty'],
        ['Resting feels like something you haven’t earned.', 'rest'],
        ['You’d sooner do everything alone than ask for help.', 'duty'],
      ],
      Uranus: [
        ['You want out, and you want to be reliable.', 'freedom'],
        ['Old walls feel closer together than they used to.', 'freedom'],
        ['Fitting in costs you a lot of effort.', 'belonging'],
        ['You’re too tense to rest and too tired to work.', 'rest'],
      ],
      Neptune: [
        ['Hoping is tiring when there’s no date on it.', 'hope'],
        ['A dream may look bare to you in plain daylight.', 'dreaming', 'hope'],
        ['Vague worries weigh as much as real ones.', 'feelings'],
        ['Tiredness makes everything look hopeless for a while.', 'rest'],
      ],
      Pluto: [
        ['It’s hard to put down what you’ve carried for long.', 'duty', 'freedom'],
        ['It’s hard to trust what you can’t control.', 'affection'],
        ['Fear about money goes deeper than the numbers.', 'money'],
        ['It’s hard to let people see what weighs on you.', 'feelings'],
      ],
      Ascendant: [
        ['You look sterner than you feel.', 'body'],
        ['Your shoulders show how much you’re carrying.', 'duty'],
        ['You feel shy where you’d like to be welcome.', 'belonging', 'feelings'],
        ['You may seem stricter than you feel.', 'talk'],
      ],
      Midheaven: [
        ['The distance still to go is all you can see.', 'ambition'],
        ['You measure yourself against a ladder with no top.', 'ambition'],
        ['Doing your best feels like the least you owe.', 'duty', 'recognition'],
        ['One mistake stays on your mind longer than ten successes.', 'recognition'],
      ],
    },
  },
  Uranus: {
    easy: {
      Sun: [
        ['Your own wishes may take you by surprise.', 'freedom'],
        ['You trust your own way of seeing things.', 'thinking', 'dreaming'],
      ],
      Moon: [
        ['Your habits sit loosely and are easy to change.', 'freedom', 'duty'],
        ['You feel at home with people who aren’t like you.', 'belonging'],
      ],
      Mercury: [
        ['You think sideways, and it gets you there.', 'thinking'],
        ['You can say what nobody’s expecting.', 'talk'],
      ],
      Venus: [
        ['Your heart is open to people unlike you.', 'belonging', 'affection'],
        ['What you like doesn’t have to match.', 'dreaming'],
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
        ['You can bend the usual rules and stay fair.', 'duty', 'money'],
      ],
      Uranus: [
        ['You’re fine with not being like everyone else.', 'freedom'],
        ['There’s more freedom in your days than you use.', 'freedom'],
      ],
      Neptune: [
        ['What you only dream of seems oddly possible.', 'hope', 'ambition'],
        ['You’re comfortable with strange ideas.', 'thinking', 'dreaming'],
      ],
      Pluto: [
        ['Your fears have lost some of their grip.', 'drive'],
        ['You can let go of what you’ve only kept from habit.', 'control'],
      ],
      Ascendant: [
        ['You don’t mind looking a bit different.', 'body'],
        ['People may see a side of you they hadn’t noticed.', 'recognition'],
      ],
      Midheaven: [
        ['You could be known for something you haven’t tried.', 'ambition'],
        ['You can handle money in your own way.', 'money'],
      ],
    },
    hard: {
      Sun: [
        ['You want your life to feel more like yours.', 'freedom'],
        ['It’s hard to stay who everyone’s used to.', 'freedom'],
      ],
      Moon: [
        ['What comforts you keeps changing.', 'feelings'],
        ['You want company and a closed door at once.', 'feelings'],
      ],
      Mercury: [
        ['You contradict first and listen second.', 'talk'],
        ['Thoughts come and go before you can catch them.', 'thinking'],
      ],
      Venus: [
        ['What delights you quickly may bore you just as fast.', 'affection'],
        ['Being close to people takes more patience than usual.', 'belonging'],
      ],
      Mars: [
        ['Slamming a door looks easier than finding the handle.', 'temper'],
        ['You’re jumpy, and quicker than you mean to be.', 'temper', 'body'],
      ],
      Jupiter: [
        ['You want a whole new life by suppertime.', 'freedom', 'excess'],
        ['Money looks like a way to feel free.', 'money'],
      ],
      Saturn: [
        ['You want change, and you want a guarantee.', 'freedom'],
        ['Your patience with the usual is wearing thin.', 'freedom'],
      ],
      Uranus: [
        ['You notice every string that ties you down.', 'freedom'],
        ['You’re restless, and it’s wearing you out.', 'rest', 'freedom'],
      ],
      Neptune: [
        ['A sudden longing can pass for a plan.', 'affection', 'freedom'],
        ['Leaving sounds good, and you couldn’t say where to.', 'freedom'],
      ],
      Pluto: [
        ['Starting over looks easier to you than repairing.', 'freedom', 'drive'],
        ['The truth can come out faster than you’d choose.', 'truth'],
      ],
      Ascendant: [
        ['It shows when you’d rather be elsewhere.', 'freedom'],
        ['You feel out of step with the people around you.', 'belonging'],
      ],
      Midheaven: [
        ['You’re tired of the part you’re known for.', 'freedom'],
        ['What people expect of you feels too tight.', 'freedom', 'belonging'],
      ],
    },
  },
  Neptune: {
    easy: {
      Sun: [
        ['You can be gentle without losing yourself.', 'affection', 'feelings'],
        ['You don’t have to be anyone in particular.', 'rest'],
      ],
      Moon: [
        ['You feel a lot, and there’s comfort in it.', 'feelings', 'affection'],
        ['You feel tender, and quiet suits you.', 'rest', 'feelings'],
      ],
      Mercury: [
        ['Your mind does its best work while it wanders.', 'thinking', 'dreaming'],
        ['It’s easy to hear what’s meant behind what’s said.', 'talk'],
      ],
      Venus: [
        ['Beauty reaches you without being asked in.', 'dreaming'],
        ['You see the best in people without trying.', 'affection', 'belonging'],
      ],
      Mars: [
        ['Yielding gets you further than pushing would.', 'control'],
        ['You’re on the side of whoever’s left out.', 'belonging'],
      ],
      Jupiter: [
        ['You’ve got a lot of faith in people.', 'belonging', 'affection'],
        ['It’s easy to feel that you’ve got enough.', 'money'],
      ],
      Saturn: [
        ['Your dreams are patient enough to become useful.', 'hope', 'ambition'],
        ['You can be gentle with yourself and stay reliable.', 'rest'],
      ],
      Uranus: [
        ['A freer life is easy for you to picture.', 'hope'],
        ['You can let your imagination go where it likes.', 'dreaming'],
      ],
      Neptune: [
        ['Daydreams do you more good than plans.', 'dreaming'],
        ['You can trust a feeling you couldn’t explain.', 'feelings'],
      ],
      Pluto: [
        ['Your grip loosens without anyone having to ask.', 'control'],
        ['What hurts can be looked at gently.', 'feelings'],
      ],
      Ascendant: [
        ['There’s something gentle about the way you come across.', 'affection', 'belonging'],
        ['People may find it easy to confide in you.', 'belonging'],
      ],
      Midheaven: [
        ['You could be known for kindness as well as skill.', 'ambition'],
        ['Where you’re headed looks lovely, if not quite clear.', 'hope'],
      ],
    },
    hard: {
      Sun: [
        ['It’s hard to feel sure of who you are.', 'doubt'],
        ['It’s hard to tell where others end and you begin.', 'feelings'],
      ],
      Moon: [
        ['You’re homesick without having gone anywhere.', 'belonging'],
        ['You pick up sadness that isn’t yours.', 'feelings'],
      ],
      Mercury: [
        ['What was said and what you heard may differ.', 'talk'],
        ['Your thoughts wander off without leaving a note.', 'thinking'],
      ],
      Venus: [
        ['You may see people as you wish they were.', 'affection', 'doubt'],
        ['You’re fonder of the dream than of the details.', 'dreaming'],
      ],
      Mars: [
        ['Your drive gives out halfway, for no clear reason.', 'drive'],
        ['You may be at your limit without having noticed.', 'duty', 'rest'],
      ],
      Jupiter: [
        ['Hoping is easier for you than counting.', 'money'],
        ['A wish can feel as solid as a fact.', 'doubt', 'affection'],
      ],
      Saturn: [
        ['Firm ground feels less firm than you’d like.', 'doubt'],
        ['You aren’t sure which of your duties are real.', 'duty'],
      ],
      Uranus: [
        ['You don’t quite know what you’re longing for.', 'dreaming'],
        ['You’re uneasy, and you can’t say why.', 'feelings', 'doubt'],
      ],
      Neptune: [
        ['It’s easy to believe what you’d like to be true.', 'truth', 'doubt'],
        ['Drifting is easier than finding out where you are.', 'doubt'],
      ],
      Pluto: [
        ['It’s easier not to look at what you suspect.', 'truth'],
        ['What you can’t see clearly is hard to let go.', 'affection', 'doubt'],
      ],
      Ascendant: [
        ['You’re thin-skinned, and everything tires you.', 'rest', 'feelings'],
        ['You feel a bit far away from everyone.', 'belonging'],
      ],
      Midheaven: [
        ['You see clearly, except in the direction you’re going.', 'ambition'],
        ['You’re not sure what’s your job and what isn’t.', 'duty'],
      ],
    },
  },
  Pluto: {
    easy: {
      Sun: [
        ['You know what you’d no longer do for approval.', 'recognition', 'ambition'],
        ['You don’t need anyone’s permission to change.', 'drive', 'freedom'],
      ],
      Moon: [
        ['You can be close to people without holding back.', 'affection'],
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
        ['Your hopes can stand up to a hard question.', 'ambition'],
        ['You can ask for the truth without apologizing.', 'truth', 'thinking'],
      ],
      Saturn: [
        ['You’re patient enough to get to the bottom of it.', 'thinking', 'drive'],
        ['There’s no need to prop up what’s finished.', 'control', 'freedom'],
      ],
      Uranus: [
        ['You’re ready for a change that goes to the root.', 'freedom'],
        ['Pretending to be like everyone else has lost its appeal.', 'freedom'],
      ],
      Neptune: [
        ['Your longings are telling you something true.', 'dreaming'],
        ['Dark corners don’t scare your imagination.', 'dreaming'],
      ],
      Pluto: [
        ['You can live with the truth about yourself.', 'truth', 'recognition'],
        ['You can loosen your grip and lose nothing.', 'control'],
      ],
      Ascendant: [
        ['You don’t have to say much to be taken seriously.', 'talk'],
        ['People may sense that you mean what you say.', 'truth', 'talk'],
      ],
      Midheaven: [
        ['You care more about the truth than about appearances.', 'truth', 'recognition'],
        ['It’s clear what you’d give up to reach your goal.', 'ambition'],
      ],
    },
    hard: {
      Sun: [
        ['Giving in feels like losing part of yourself.', 'control', 'temper'],
        ['It’s hard to share what you care about.', 'control'],
      ],
      Moon: [
        ['You need people and hate to need them.', 'belonging', 'feelings'],
        ['Old feelings come up with their full weight.', 'feelings'],
      ],
      Mercury: [
        ['One thought keeps crowding out the others.', 'thinking'],
        ['It’s tempting to look for a motive behind every word.', 'doubt'],
      ],
      Venus: [
        ['Love can turn into keeping watch.', 'affection'],
        ['You want to be first choice or none at all.', 'affection', 'belonging'],
      ],
      Mars: [
        ['You’re angrier than the occasion deserves.', 'temper'],
        ['It’s hard to leave it alone once you care.', 'control', 'thinking'],
      ],
      Jupiter: [
        ['You want all of it or none of it.', 'affection', 'body'],
        ['Almost anything can turn into a question of power.', 'control', 'money'],
      ],
      Saturn: [
        ['Some of your rules are there to hide a fear.', 'duty', 'body'],
        ['Everything you keep under control has a weight.', 'control'],
      ],
      Uranus: [
        ['You want everything to change except your grip on it.', 'control'],
        ['You want to be rid of whatever holds you.', 'freedom'],
      ],
      Neptune: [
        ['Suspicion fills in whatever you can’t see.', 'doubt', 'affection'],
        ['Some wishes have a firmer hold than you’d choose.', 'affection', 'hope'],
      ],
      Pluto: [
        ['What you hide takes a lot of holding down.', 'truth'],
        ['Letting others decide makes you nervous.', 'control'],
      ],
      Ascendant: [
        ['You look more guarded than you mean to.', 'feelings'],
        ['Your jaw is set before you’ve heard the question.', 'temper'],
      ],
      Midheaven: [
        ['You want respect and fear being seen through.', 'recognition'],
        ['Being outdone hurts more than you’d admit.', 'recognition'],
      ],
    },
  },
};

/** What a sky event means in anybody’s life. */
// biome-ignore format: one row per sentence
export const EVENT_MEANINGS: Readonly<Record<SceneEvent | 'void', readonly MeaningRow[]>> = {
  'new-moon': [
    ['Whatever you begin now can grow for a while.'],
    ['What you start doesn’t have to show yet.'],
    ['You’re allowed to want something before you can explain it.', 'ambition', 'affection'],
    ['It’s easier to begin when nobody’s watching.', 'drive', 'body'],
  ],
  'full-moon': [
    ['It’s easier to see how things stand.'],
    ['Feelings run high, yours and everyone else’s.', 'feelings'],
    ['What you’ve worked on begins to show.', 'drive', 'recognition', ],
    ['Whatever’s been growing comes into the open.'],
  ],
  'solar-eclipse': [
    ['Some beginnings clear a space before they fill it.'],
    ['You may not know yet what a gap is for.'],
    ['It’s too early to see what’s starting.'],
  ],
  'lunar-eclipse': [
    ['Endings are quick, and feeling them takes longer.'],
    ['What’s true tends to come out without being pushed.', 'truth'],
    ['You can let go of what’s already over.', 'control', 'ambition'],
  ],
  'mercury-retrograde': [
    ['Your mind does its best work on second thoughts.', 'thinking', 'dreaming'],
    ['Plans and messages tend to need a second try.', 'talk'],
    ['It’s a time for finding what you overlooked.'],
  ],
  'mercury-direct': [
    ['Stuck words and stuck plans begin to move.'],
    ['You can make up your mind and mean it.', 'thinking'],
    ['It’s clearer what should be said, and to whom.', 'talk'],
  ],
  'venus-retrograde': [
    ['You’re taking a second look at what you like.'],
    ['Old affections come back and ask how you’ve been.', 'affection'],
    ['Your taste is changing, and that takes time.', 'body', 'dreaming'],
  ],
  'venus-direct': [
    ['You know what you like again, and whom.'],
    ['It’s easier to show people that you’re fond of them.', 'affection', 'belonging'],
    ['Enjoying yourself is simple again.', 'body', 'dreaming'],
  ],
  'mars-retrograde': [
    ['You’ve got less push, and better aim.', 'drive', 'body'],
    ['Patience gets you further than force for a while.'],
    ['Whatever you began in a hurry can be done right.', 'drive', 'thinking'],
  ],
  'mars-direct': [
    ['You trust your first impulse again.'],
    ['The waiting is over, and you’re glad.', 'drive', 'belonging'],
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
    ['Your head’s busier than usual, and mostly glad of it.'],
    ['Questions you hadn’t thought of begin to interest you.', 'thinking', 'affection'],
  ],
  'venus-enters': [
    ['It’s easier to like people and be liked for a few weeks.', 'affection', 'belonging'],
    ['Charm gets you further than effort for some weeks.', 'ambition', 'talk'],
    ['Pleasure is close at hand in this part of life.'],
  ],
  'mars-enters': [
    ['You’ve got more drive for a few weeks, and a shorter fuse.'],
    ['What you keep putting off starts to itch.', 'drive'],
    ['You’re quicker to start, and quicker to get annoyed.'],
  ],
  void: [
    ['What’s begun now seldom sticks, and what’s finished stays.', 'drive', 'money'],
    ['You’re between two thoughts, and neither is in a hurry.', 'thinking', 'rest'],
    ['There’s nothing to gain by rushing.'],
  ],
};
