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
        ['You trust yourself more than you fear failing.', 'drive'],
        ['You don’t mind being seen, flaws included.', 'recognition'],
        ['You sound like yourself, even when it takes some nerve.', 'talk'],
        ['It’s easy to be yourself with people you like.', 'affection', 'belonging'],
      ],
      Moon: [
        ['You can enjoy a good mood while it lasts.', 'feelings'],
        ['Your feelings show, and you’re at ease with that.', 'feelings', 'affection'],
        ['You feel at home, and it rubs off on people.', 'belonging'],
        ['You’re comfortable in your own skin.', 'body', 'rest'],
      ],
      Mercury: [
        ['You’re sure enough of yourself to say it simply.', 'talk'],
        ['You can make up your own mind.', 'thinking'],
        ['You can talk about your strengths without bragging.', 'recognition'],
        ['You know what you’re aiming for.', 'ambition'],
      ],
      Venus: [
        ['You’re easy to like when you’re yourself.', 'affection'],
        ['People get to see you at your warmest.', 'affection', 'belonging'],
        ['Money doesn’t scare you as much as usual.', 'money'],
        ['You’re on friendly terms with your body.', 'body'],
      ],
      Mars: [
        ['You’re brave enough to be seen trying.', 'drive'],
        ['It takes nerve to be seen, and you’ve got it.', 'recognition'],
        ['You can be direct without being harsh.', 'talk', 'temper'],
        ['You feel a bit bolder and a bit stronger.', 'body'],
      ],
      Jupiter: [
        ['Your confidence is big enough to share.', 'recognition', 'belonging'],
        ['You can picture yourself doing something bigger.', 'ambition'],
        ['Money’s simpler when you trust yourself.', 'money'],
        ['You trust your own mind, and it likes a challenge.', 'thinking'],
      ],
      Saturn: [
        ['You’ve got the patience to do good work.', 'ambition'],
        ['You know your worth and don’t need to exaggerate it.', 'recognition'],
        ['You’re steady, and people like having you around.', 'belonging'],
        ['You can rest without feeling guilty.', 'rest'],
      ],
      Uranus: [
        ['Standing out feels natural, even pleasant.', 'recognition', 'freedom'],
        ['What’s different about you is worth showing.', 'freedom', 'recognition'],
        ['You can be yourself and still fit in.', 'belonging'],
        ['You’re not afraid to think for yourself.', 'thinking'],
      ],
      Neptune: [
        ['Your imagination is wide awake just now.', 'dreaming'],
        ['You can believe in a dream before it comes true.', 'hope'],
        ['You can be tender without feeling weak.', 'affection'],
        ['It’s restful not to have to be impressive.', 'rest'],
      ],
      Pluto: [
        ['You don’t need to be in charge to feel strong.', 'control'],
        ['You don’t have to look perfect to be liked.', 'recognition', 'truth'],
        ['You can look money in the eye.', 'money'],
        ['You’re less afraid of what used to stop you.', 'drive'],
      ],
      Ascendant: [
        ['You carry yourself well just now.', 'body'],
        ['People listen when you sound like yourself.', 'talk'],
        ['You come across as easy to be around.', 'belonging'],
        ['It shows that you’re not afraid to try.', 'drive'],
      ],
      Midheaven: [
        ['What you’re good at is plain to see.', 'recognition', 'ambition'],
        ['You can want success and say so.', 'ambition'],
        ['You’ve got a clear sense of what things are worth.', 'money'],
        ['You can lead and stay friendly with everyone.', 'belonging'],
      ],
    },
    hard: {
      Sun: [
        ['Your pride bruises more easily than usual.', 'recognition', 'feelings'],
        ['Backing down may feel like losing.', 'control'],
        ['You may need a break before you admit it.', 'rest'],
        ['Money and pride get tangled up easily.', 'money'],
      ],
      Moon: [
        ['You may want to be left in peace.', 'rest'],
        ['Your feelings may be hurt before you admit it.', 'feelings', 'recognition'],
        ['It’s easy to feel out of place, even at home.', 'belonging'],
        ['It’s hard to ask for tenderness without feeling weak.', 'affection'],
      ],
      Mercury: [
        ['Pride gets into your words before you notice.', 'talk'],
        ['Not knowing may feel worse than it is.', 'thinking'],
        ['What people say about you is hard to shake off.', 'recognition'],
        ['It’s easy to feel overlooked in company.', 'belonging'],
      ],
      Venus: [
        ['You may want to be liked more than usual.', 'affection', 'recognition'],
        ['You may be set on having your way.', 'control'],
        ['It’s easy to feel judged about money.', 'money'],
        ['It’s easy to compare your work with other people’s.', 'dreaming'],
      ],
      Mars: [
        ['Almost anything can feel like a challenge to you.', 'talk', 'temper'],
        ['Getting your own way can be tiring.', 'control'],
        ['It’s easy to push yourself past tired.', 'rest'],
        ['It’s easy to put off what might not turn out well.', 'dreaming', 'duty'],
      ],
      Jupiter: [
        ['It’s easy to take on more than you can handle.', 'excess'],
        ['It’s tempting to promise something impressive.', 'excess'],
        ['It’s easy to feel that money says who you are.', 'money'],
        ['You may want more credit than you’re getting.', 'recognition'],
      ],
      Saturn: [
        ['Criticism sinks in deeper than praise does.', 'recognition'],
        ['You may be harder on yourself than on anyone else.', 'duty', 'body'],
        ['It’s hard to admit that you’re tired.', 'rest'],
        ['You may feel that you have to earn your place.', 'belonging'],
      ],
      Uranus: [
        ['You may be short on patience with people.', 'temper', 'control'],
        ['You may want to be seen for who you are.', 'recognition', 'freedom'],
        ['You may feel like the odd one out.', 'belonging'],
        ['Resting may feel like giving in.', 'rest'],
      ],
      Neptune: [
        ['What you make may not match what you pictured.', 'dreaming'],
        ['A big wish can make you doubt yourself.', 'ambition'],
        ['You may be waiting for praise without saying so.', 'recognition'],
        ['Your strength may run out sooner than you expect.', 'rest'],
      ],
      Pluto: [
        ['You may feel safer when you’re the one deciding.', 'control'],
        ['A slight can stay with you longer than it should.', 'recognition'],
        ['It’s tiring to be on your guard.', 'rest'],
        ['Money may be a sore subject.', 'money'],
      ],
      Ascendant: [
        ['It’s easy to feel judged by your looks.', 'body'],
        ['You may worry about how you come across.', 'recognition'],
        ['What you mean kindly may come out proud.', 'talk'],
        ['You may feel awkward where you’d like to feel at home.', 'belonging'],
      ],
      Midheaven: [
        ['It’s hard to wait when you want to get ahead.', 'ambition'],
        ['You may feel you should be further along by now.', 'ambition'],
        ['Going unnoticed may bother you more than usual.', 'recognition'],
        ['You may want a place that’s really yours.', 'belonging'],
      ],
    },
  },
  Moon: {
    easy: {
      Sun: [
        ['You can trust your feelings just now.', 'feelings'],
        ['You’re fine the way you are.', 'rest', 'freedom'],
        ['You can feel how much you belong.', 'belonging'],
        ['It’s easy to be tender just now.', 'affection'],
      ],
      Moon: [
        ['It doesn’t take much to make you comfortable.', 'rest'],
        ['It’s easy to relax and let things be.', 'rest'],
        ['Familiar faces and places do you good.', 'belonging'],
        ['You’re easily touched, and it does you good.', 'dreaming', 'feelings'],
      ],
      Mercury: [
        ['You can hear what people feel behind their words.', 'talk'],
        ['Your mood leaves your head free to think.', 'thinking'],
        ['It’s easy to find a tone that puts everyone at ease.', 'talk'],
        ['Your imagination is close to your feelings.', 'dreaming'],
      ],
      Venus: [
        ['You’re in the mood to like people.', 'affection', 'belonging'],
        ['It’s easy to be kind, to yourself included.', 'feelings', 'rest'],
        ['You find beauty in what’s near at hand.', 'dreaming'],
        ['You know what you need to be comfortable.', 'money'],
      ],
      Mars: [
        ['You feel like getting something done.', 'drive', 'duty'],
        ['You can act on your feelings without rushing.', 'feelings'],
        ['Moving around is good for your mood.', 'body'],
        ['You look after people without making a fuss.', 'affection'],
      ],
      Jupiter: [
        ['You’re in a generous mood.', 'affection'],
        ['It feels as if there’s enough of everything.', 'money'],
        ['You’ve got time for the people you love.', 'belonging'],
        ['It feels safe to be open.', 'feelings'],
      ],
      Saturn: [
        ['Everyday work feels pleasant just now.', 'duty'],
        ['You’re calm, and it’s easy to be patient.', 'feelings', 'rest'],
        ['You feel close to where you come from.', 'belonging'],
        ['You know what’s worth spending money on.', 'money'],
      ],
      Uranus: [
        ['A break from habit does you good.', 'freedom'],
        ['It’s pleasant not to be expected anywhere.', 'rest', 'freedom'],
        ['You can be close to people and still feel free.', 'affection', 'belonging'],
        ['Ordinary things look new to you.', 'dreaming'],
      ],
      Neptune: [
        ['You’re in a dreamy mood, and it suits you.', 'dreaming'],
        ['You sense a mood before anyone names it.', 'feelings'],
        ['You can be tender without many words.', 'affection'],
        ['You can drift for a while and feel better for it.', 'rest'],
      ],
      Pluto: [
        ['You can have a strong feeling and stay calm.', 'feelings'],
        ['Hard subjects feel less heavy just now.', 'talk', 'truth'],
        ['It’s easy to let people get close.', 'affection', 'belonging'],
        ['Old memories feel good just now.', 'belonging'],
      ],
      Ascendant: [
        ['People can tell you’re in a good mood.', 'feelings'],
        ['People feel comfortable around you.', 'belonging'],
        ['Your voice has a calming effect on people.', 'talk'],
        ['People know that you care.', 'affection'],
      ],
      Midheaven: [
        ['Work goes better when you’re comfortable doing it.', 'thinking', 'duty'],
        ['Your first feeling is likely to be right.', 'feelings'],
        ['People feel noticed when you’re around.', 'affection', 'recognition'],
        ['People are glad to work with you.', 'belonging'],
      ],
    },
    hard: {
      Sun: [
        ['Your mood may get the better of you for a while.', 'feelings'],
        ['You may not feel much like yourself.', 'feelings', 'body'],
        ['You’ve got less to give than people may expect.', 'rest', 'duty'],
        ['It doesn’t take much to get under your skin.', 'talk', 'temper'],
      ],
      Moon: [
        ['You may need more comfort than you’d ask for.', 'feelings', 'rest'],
        ['Your feelings change faster than you can explain.', 'feelings'],
        ['You may feel a bit lonely.', 'belonging'],
        ['Your body feels every mood you have.', 'body'],
      ],
      Mercury: [
        ['You hear the tone before you hear the words.', 'talk'],
        ['Your feelings may get in the way of thinking.', 'thinking'],
        ['It’s hard to say what you need in plain words.', 'feelings'],
        ['Worries look bigger when you’re tired.', 'feelings', 'money'],
      ],
      Venus: [
        ['It’s hard to be kind when you need kindness.', 'temper'],
        ['You may need people to be gentle with you.', 'feelings'],
        ['It’s easy to miss people just now.', 'belonging', 'affection'],
        ['Money worries you more when you’re low.', 'money'],
      ],
      Mars: [
        ['You may be touchier than usual.', 'temper'],
        ['A passing mood can make you snap.', 'temper'],
        ['It’s easy to get tired and annoyed.', 'rest', 'temper'],
        ['Your feelings get hurt more easily than usual.', 'feelings', 'talk'],
      ],
      Jupiter: [
        ['It’s easy to feel responsible for everyone.', 'duty', 'control'],
        ['Every feeling may seem bigger than it is.', 'feelings'],
        ['You may be more tired than you’ve told anyone.', 'rest'],
        ['Your mood can change how you feel about money.', 'money'],
      ],
      Saturn: [
        ['You may need a rest more than another chore.', 'duty', 'rest'],
        ['Chores may feel heavier than they are.', 'duty'],
        ['It’s easy to put on a brave face.', 'feelings'],
        ['A low mood makes you feel poorer than you are.', 'money'],
      ],
      Uranus: [
        ['You may be tired and restless at the same time.', 'rest'],
        ['The unexpected may upset you more than usual.', 'feelings', 'talk'],
        ['Your mood can change in a minute.', 'feelings'],
        ['Nerves can come out as temper.', 'temper'],
      ],
      Neptune: [
        ['It’s hard to name what you feel.', 'feelings'],
        ['You may be sad without knowing why.', 'feelings'],
        ['You may need more sleep than you think.', 'rest', 'body'],
        ['Memories can look sweeter than the days they came from.', 'affection'],
      ],
      Pluto: [
        ['There may be more going on in you than you show.', 'truth', 'feelings'],
        ['It’s easy to worry about people and take over.', 'control'],
        ['Old hurts are close to the surface.', 'feelings', 'belonging'],
        ['What annoys you may go deeper than it looks.', 'temper'],
      ],
      Ascendant: [
        ['Your mood may show on your face first.', 'feelings', 'temper'],
        ['Keeping up appearances may wear you out.', 'rest'],
        ['You may sound more hurt than you mean to.', 'talk'],
        ['You may feel out of place.', 'belonging', 'body'],
      ],
      Midheaven: [
        ['You may not feel like impressing anyone.', 'rest'],
        ['It’s tiring to look strong when you feel fragile.', 'rest', 'duty'],
        ['It’s easy to put your own needs last.', 'duty'],
        ['Everything may feel a bit harder than usual.', 'feelings'],
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
        ['You can tell how your words will be taken.', 'talk'],
        ['You know how to ask for what you need.', 'truth', 'feelings'],
        ['People’s everyday lives interest you just now.', 'belonging'],
        ['Your mind is calm and takes in a lot.', 'thinking'],
      ],
      Mercury: [
        ['It’s easy to put your thoughts in order.', 'thinking'],
        ['The right words come easily.', 'talk', 'dreaming'],
        ['You’re good with numbers just now.', 'money'],
        ['It’s easy to give an honest answer.', 'truth'],
      ],
      Venus: [
        ['It’s easy to tell people you like them.', 'affection'],
        ['You can be charming without trying.', 'talk'],
        ['You can be friendly and exact about money.', 'money'],
        ['You’ve got an ear for good sentences.', 'dreaming'],
      ],
      Mars: [
        ['Your mind is quick and likes hard questions.', 'thinking'],
        ['You’ve got the nerve to speak up.', 'talk'],
        ['You can ask for what’s fair without a fuss.', 'money'],
        ['It’s easy to get started once you’ve got a plan.', 'drive'],
      ],
      Jupiter: [
        ['Your curiosity is bigger than your doubts.', 'thinking'],
        ['You’re in the mood to talk with almost anyone.', 'talk', 'hope'],
        ['You’re generous with money and still good at counting.', 'money'],
        ['You get along with anyone who likes to talk.', 'belonging'],
      ],
      Saturn: [
        ['Careful thinking suits you just now.', 'thinking'],
        ['Numbers don’t scare you just now.', 'money'],
        ['You choose your words with care, and it pays off.', 'talk', 'truth'],
        ['You like having things settled and in their place.', 'drive', 'body'],
      ],
      Uranus: [
        ['You’ve got a soft spot for odd ideas.', 'dreaming'],
        ['You notice what other people miss.', 'thinking'],
        ['You like it when a conversation surprises you.', 'talk', 'belonging'],
        ['You’re quick to try a new way.', 'drive'],
      ],
      Neptune: [
        ['People understand what you mean.', 'talk'],
        ['You can describe what you imagine.', 'dreaming'],
        ['You learn more than you notice.', 'thinking'],
        ['It’s easy to find a gentle way to put it.', 'affection', 'truth'],
      ],
      Pluto: [
        ['You can ask what you really want to know.', 'talk'],
        ['You can tell the truth kindly.', 'truth', 'affection'],
        ['You like getting to the bottom of things.', 'thinking'],
        ['It’s a relief to have things out in the open.', 'money'],
      ],
      Ascendant: [
        ['You come across as clear and quick.', 'talk'],
        ['You know how to get people talking.', 'belonging'],
        ['You’re alert and ask good questions.', 'thinking', 'body'],
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
        ['A cool response can hurt more than it should.', 'recognition'],
        ['It’s easy to get distracted when your head’s full.', 'thinking'],
        ['It’s easy to let something slip.', 'truth'],
      ],
      Moon: [
        ['Words may hurt more than they’re meant to.', 'talk', 'temper'],
        ['Your mood may show in your words.', 'talk'],
        ['Your head may keep talking when it’s time to rest.', 'rest'],
        ['Worry may go straight to your body.', 'body'],
      ],
      Mercury: [
        ['It’s easy to do two things at once and finish neither.', 'thinking', 'drive'],
        ['It’s easy to speak before you’ve thought.', 'talk'],
        ['It’s easy to miss the fine print.', 'money'],
        ['You may need a break from words.', 'rest'],
      ],
      Venus: [
        ['Kind words can come out wrong.', 'talk'],
        ['It’s easy to say what people want to hear.', 'truth'],
        ['Talking about money may feel awkward.', 'money'],
        ['It’s easy to judge your own work too soon.', 'recognition', 'duty'],
      ],
      Mars: [
        ['Your first answer may be a sharp one.', 'temper'],
        ['You may speak before you’ve thought it through.', 'talk'],
        ['It’s easy to make mistakes when you hurry.', 'thinking', 'duty'],
        ['Your nerves may need a rest.', 'rest', 'body'],
      ],
      Jupiter: [
        ['It’s easy to talk more than you mean to.', 'talk'],
        ['It’s easy to skip the details.', 'thinking'],
        ['Numbers may look better or worse than they are.', 'money'],
        ['Beginning may be more fun than finishing.', 'drive'],
      ],
      Saturn: [
        ['It’s easy to take words too seriously.', 'talk', 'recognition'],
        ['Thinking may take more patience than usual.', 'thinking'],
        ['You may worry that you haven’t done enough.', 'duty'],
        ['A good story can get away from you.', 'truth'],
      ],
      Uranus: [
        ['Your mind may jump from one thing to the next.', 'thinking'],
        ['It’s easy to answer before you’ve listened.', 'talk', 'temper'],
        ['It may be hard to switch off.', 'rest'],
        ['It’s easy to blurt out too much.', 'truth'],
      ],
      Neptune: [
        ['People may misunderstand you more easily.', 'talk'],
        ['It’s easy to mix up facts and guesses.', 'doubt', 'thinking'],
        ['It’s easy to miss what a thing will really cost.', 'money'],
        ['It’s hard to tell what you know from what you heard.', 'truth'],
      ],
      Pluto: [
        ['It’s hard to leave a subject alone.', 'talk'],
        ['It’s hard to get out of your own head.', 'thinking', 'rest'],
        ['The last word is hard to give up.', 'temper'],
        ['Secrets may be hard to keep just now.', 'truth'],
      ],
      Ascendant: [
        ['You may not sound the way you feel.', 'talk'],
        ['It may take you two tries to be understood.', 'talk'],
        ['You may be more nervous than you notice.', 'body'],
        ['It’s easy to feel that you’re being judged.', 'recognition'],
      ],
      Midheaven: [
        ['You may worry about what people say.', 'recognition'],
        ['It’s hard to find the right words in public.', 'talk'],
        ['You may be too strict with your own work.', 'duty'],
        ['Too many things may want your attention at once.', 'thinking', 'drive'],
      ],
    },
  },
  Venus: {
    easy: {
      Sun: [
        ['You like yourself well enough to be generous.', 'affection'],
        ['You like people, and people can tell.', 'affection'],
        ['You can treat yourself without feeling guilty.', 'rest'],
        ['You know what you like and trust it.', 'dreaming'],
      ],
      Moon: [
        ['Good company feels like home to you.', 'belonging'],
        ['You’re easy to comfort and easy to please.', 'rest', 'body'],
        ['Kindness comes naturally to you.', 'affection'],
        ['You feel at home in your body.', 'body'],
      ],
      Mercury: [
        ['You sound as kind as you feel.', 'talk'],
        ['Friendly words cost you no effort.', 'affection', 'talk'],
        ['You learn twice as fast when you like the subject.', 'thinking'],
        ['You’re honest in a way that’s easy to take.', 'talk'],
      ],
      Venus: [
        ['You like people as they are.', 'affection', 'belonging'],
        ['You’ve got an eye for what’s lovely.', 'dreaming'],
        ['You know what money can and can’t buy you.', 'money'],
        ['Rest feels like a treat rather than a duty.', 'rest'],
      ],
      Mars: [
        ['You’re warm, and a bit bolder than usual.', 'affection'],
        ['You can be direct and still be nice.', 'talk'],
        ['You’re in the mood for company and a bit of fun.', 'belonging'],
        ['You’re in the mood to play.', 'dreaming'],
      ],
      Jupiter: [
        ['It’s more fun for you when everyone’s included.', 'belonging'],
        ['Your good mood spreads to other people.', 'belonging'],
        ['Looking forward to something is half the pleasure.', 'hope'],
        ['You’re generous with your affection.', 'affection'],
      ],
      Saturn: [
        ['People can count on your affection.', 'affection'],
        ['It’s a pleasure to take your time.', 'duty', 'rest'],
        ['You’re sensible about money and can still enjoy it.', 'money'],
        ['You can take time for what’s beautiful.', 'dreaming'],
      ],
      Uranus: [
        ['You’re in the mood to do something friendly and unexpected.', 'affection'],
        ['You’re ready for something different.', 'freedom'],
        ['You like people for being different.', 'belonging'],
        ['It’s fun to try something new.', 'dreaming'],
      ],
      Neptune: [
        ['You see what’s lovely in ordinary places.', 'dreaming'],
        ['You’re softhearted, and you don’t mind showing it.', 'affection'],
        ['You’d rather forgive than blame.', 'talk'],
        ['You can relax and enjoy yourself.', 'rest'],
      ],
      Pluto: [
        ['You’re fond of people without needing to hold on.', 'affection'],
        ['Admitting how much you care isn’t hard.', 'affection'],
        ['Money doesn’t have to decide how you feel.', 'money'],
        ['Beauty moves you more than usual.', 'dreaming'],
      ],
      Ascendant: [
        ['You’re at ease with how you look.', 'body'],
        ['People see your friendly side first.', 'affection', 'belonging'],
        ['What you say sounds the way you mean it.', 'talk'],
        ['Money’s easier to handle when you’re this relaxed.', 'money'],
      ],
      Midheaven: [
        ['It shows when you enjoy your work.', 'ambition'],
        ['People enjoy what you’ve got to give.', 'recognition'],
        ['You’d rather be liked than be important.', 'belonging', 'affection'],
        ['It’s a pleasure to do a job well.', 'duty'],
      ],
    },
    hard: {
      Sun: [
        ['You may want everyone’s approval.', 'recognition', 'affection'],
        ['It’s easy to give in just to keep the peace.', 'temper', 'feelings'],
        ['Wanting to be liked can get expensive.', 'money'],
        ['It’s easy to be hard on your body.', 'body'],
      ],
      Moon: [
        ['It’s easy to be too polite about your needs.', 'feelings'],
        ['You may want more comfort than usual.', 'body'],
        ['You may be more welcome than you think.', 'belonging', 'affection'],
        ['Rest may not come as easily as usual.', 'rest'],
      ],
      Mercury: [
        ['It’s easier to be agreeable than to be clear.', 'talk'],
        ['Praise may mean more to you than usual.', 'recognition'],
        ['A pleasant voice makes almost anything sound true.', 'doubt'],
        ['It’s easy to do the pleasant part first.', 'duty'],
      ],
      Venus: [
        ['You may need to hear that you’re liked.', 'affection', 'feelings'],
        ['It’s easy to compare and feel discouraged.', 'dreaming'],
        ['It’s easy to mix up money and kindness.', 'money'],
        ['You may want to be included more than usual.', 'belonging'],
      ],
      Mars: [
        ['It’s easy to smile when you’re really annoyed.', 'temper'],
        ['You may want an answer sooner than people can give it.', 'affection'],
        ['Starting is harder when it has to look good.', 'drive', 'dreaming'],
        ['Money can make you touchy, even with people you like.', 'money'],
      ],
      Jupiter: [
        ['It’s easy to say yes too often.', 'excess'],
        ['It’s tempting to give more than you can spare.', 'excess'],
        ['You may try too hard to please everyone.', 'belonging'],
        ['It’s easy to hope for more affection than you get.', 'affection'],
      ],
      Saturn: [
        ['You may feel less lovable than you are.', 'affection'],
        ['Pleasure may come with a guilty conscience.', 'rest', 'duty'],
        ['Talking about money may make you feel poorer.', 'money'],
        ['Closeness may take more work than usual.', 'belonging'],
      ],
      Uranus: [
        ['You may want to be close and free at once.', 'freedom'],
        ['You may not like what everyone else likes.', 'freedom'],
        ['It’s hard to be firm about money.', 'money'],
        ['It’s hard to be nice all the time.', 'temper', 'excess'],
      ],
      Neptune: [
        ['It’s easy to believe people you like.', 'doubt'],
        ['It’s hard to see how much people like you.', 'affection', 'recognition'],
        ['It’s easy to forget what you can afford.', 'money'],
        ['You may want to be understood without asking.', 'feelings'],
      ],
      Pluto: [
        ['You may be afraid of being left out.', 'affection', 'control'],
        ['You may be more jealous than you’d like.', 'control', 'recognition'],
        ['Sharing money can feel like a contest.', 'money'],
        ['It’s easy to notice who gets more attention.', 'recognition'],
      ],
      Ascendant: [
        ['It’s easy to agree just to be nice.', 'talk'],
        ['It’s easy to judge the mirror harder than anyone else does.', 'body'],
        ['Saying yes may be easier than explaining.', 'excess'],
        ['Being pleasant may take more out of you than usual.', 'rest'],
      ],
      Midheaven: [
        ['Being popular is easier than going your own way.', 'freedom'],
        ['It’s easy to put company before work.', 'duty'],
        ['It’s easy to feel passed over.', 'recognition'],
        ['It’s easy to care more about looks than results.', 'drive', 'dreaming'],
      ],
    },
  },
  Mars: {
    easy: {
      Sun: [
        ['You know what you want, and you go for it.', 'drive'],
        ['It’s easy to act on what you want.', 'drive'],
        ['You can be blunt and still be kind.', 'talk', 'truth'],
        ['Pride doesn’t keep you from reaching out.', 'affection', 'belonging'],
      ],
      Moon: [
        ['You’ve got the courage to show how you feel.', 'affection', 'feelings'],
        ['You can be brave with words and stay calm.', 'talk'],
        ['It feels better to act than to brood.', 'drive'],
        ['A good sweat does wonders for your mood.', 'body'],
      ],
      Mercury: [
        ['You can say it clearly and without fear.', 'talk'],
        ['Your mind is quick and ready to decide.', 'thinking'],
        ['You can say the awkward part out loud.', 'truth', 'talk'],
        ['You’d rather do it now than think about it.', 'drive'],
      ],
      Venus: [
        ['You’re not shy about what you like.', 'affection'],
        ['It takes less nerve to show whom you like.', 'affection'],
        ['You can be bold about money and stay friendly.', 'money'],
        ['Your hands are itching to make something.', 'dreaming'],
      ],
      Mars: [
        ['It feels good to use your muscles.', 'body'],
        ['You’ve got more courage than doubt.', 'drive'],
        ['You can say what you want in plain words.', 'talk'],
        ['You don’t mind competing, whoever wins.', 'ambition'],
      ],
      Jupiter: [
        ['A bold try feels more like play than risk.', 'drive', 'ambition'],
        ['Aiming high puts you in a good mood.', 'ambition', 'hope'],
        ['You’re up for a bit of freedom.', 'freedom'],
        ['You’re confident about money without being greedy.', 'money'],
      ],
      Saturn: [
        ['You can push hard and still be patient.', 'drive'],
        ['Your body’s ready for a challenge.', 'body'],
        ['You can be firm about money and not get angry.', 'money'],
        ['You’re serious about what you want.', 'ambition'],
      ],
      Uranus: [
        ['You dare to do it your own way.', 'freedom', 'dreaming'],
        ['Your ideas are quick, and so are your hands.', 'dreaming'],
        ['You’d rather try than wait.', 'drive'],
        ['It feels good to shake things up.', 'control', 'freedom'],
      ],
      Neptune: [
        ['You can be brave and gentle at once.', 'affection', 'talk'],
        ['You’re ready to do what you’ve only imagined.', 'dreaming', 'drive'],
        ['Moving is good for your head, too.', 'body'],
        ['You can work toward a dream without any guarantee.', 'hope', 'ambition'],
      ],
      Pluto: [
        ['You won’t be easily talked out of it.', 'drive'],
        ['You can put your whole heart into it.', 'drive', 'body'],
        ['You can face what you’d rather avoid.', 'truth', 'drive'],
        ['You’re ready to be done with it.', 'control'],
      ],
      Ascendant: [
        ['You look as if you’re ready for anything.', 'body', 'drive'],
        ['It shows that you’ve made up your mind.', 'drive'],
        ['You don’t mind being the one who goes first.', 'affection', 'talk'],
        ['You don’t mind being looked at while you try.', 'recognition'],
      ],
      Midheaven: [
        ['You don’t mind if people know you’re ambitious.', 'ambition'],
        ['You’ve got a goal and the energy for it.', 'ambition', 'drive'],
        ['What you’ve been dreading looks doable.', 'drive'],
        ['You can ask for what you’ve earned.', 'money'],
      ],
    },
    hard: {
      Sun: [
        ['It’s hard to swallow your pride when you’re angry.', 'temper'],
        ['It’s easy to take things personally.', 'temper', 'recognition'],
        ['Being stubborn can get expensive.', 'money'],
        ['You may be tired of fighting.', 'rest'],
      ],
      Moon: [
        ['It’s easy to get angry when you’re hurt.', 'temper'],
        ['It’s easy to be touchy when you’re tired.', 'temper', 'rest'],
        ['Your voice may sound sharper than you feel.', 'talk'],
        ['Anger can make you clumsy.', 'body'],
      ],
      Mercury: [
        ['Your tongue may be a step ahead of your judgment.', 'talk'],
        ['It’s easy to find reasons to be angry.', 'temper'],
        ['It’s easy to answer too fast.', 'thinking'],
        ['Careful work may try your patience.', 'thinking'],
      ],
      Venus: [
        ['It’s easy to want to win too much.', 'recognition', 'excess'],
        ['Being nice may take more effort than usual.', 'temper'],
        ['Money and hard feelings don’t mix well.', 'money'],
        ['It’s easy to lose patience with your work.', 'drive', 'dreaming'],
      ],
      Mars: [
        ['You may be quicker to anger than usual.', 'temper'],
        ['It’s hard to do things halfway.', 'excess'],
        ['You may be slow to calm down.', 'rest', 'body'],
        ['Losing may be hard to laugh about.', 'recognition'],
      ],
      Jupiter: [
        ['Your anger may be bigger than its cause.', 'temper'],
        ['It’s hard to know when to stop.', 'excess'],
        ['Being right may not be worth the money.', 'money'],
        ['It’s easy to get loud when you’re sure.', 'talk'],
      ],
      Saturn: [
        ['Patience may be hard work just now.', 'temper'],
        ['It’s hard to give in, even a bit.', 'control'],
        ['You may push on when you’re tired.', 'rest', 'body'],
        ['You may lose heart when progress is slow.', 'drive', 'dreaming'],
      ],
      Uranus: [
        ['You may bump into things more than usual.', 'body'],
        ['Waiting may be hard for you.', 'thinking', 'affection'],
        ['It’s easy to say things you don’t mean.', 'talk'],
        ['It’s easy to snap and regret it.', 'temper'],
      ],
      Neptune: [
        ['It’s easy to give up too early.', 'drive', 'dreaming'],
        ['It may not be worth the fight.', 'control', 'rest'],
        ['You may be angry about something else entirely.', 'temper'],
        ['You may be tired without having done much.', 'rest'],
      ],
      Pluto: [
        ['Old anger can find a new excuse.', 'temper'],
        ['Getting your way may seem too important.', 'control'],
        ['It’s easy to be pulled into a fight.', 'belonging'],
        ['It’s easy to argue over a few dollars.', 'money'],
      ],
      Ascendant: [
        ['You may come across as angrier than you are.', 'talk'],
        ['Your impatience may show before you speak.', 'temper'],
        ['Your shoulders may be tighter than you notice.', 'body'],
        ['You may want things to go faster.', 'affection'],
      ],
      Midheaven: [
        ['It’s hard to be told what to do.', 'control'],
        ['You may be in too much of a hurry.', 'thinking'],
        ['It stings when other people do better.', 'recognition'],
        ['Everyone may seem to be in your way.', 'temper'],
      ],
    },
  },
  Jupiter: {
    easy: {
      Sun: [
        ['You believe in yourself without needing proof.', 'hope', 'ambition'],
        ['You’re open-hearted, and you mean what you say.', 'affection'],
        ['You’ve got the confidence to begin before you’re ready.', 'drive'],
        ['You can shine and let other people shine, too.', 'recognition', 'belonging'],
      ],
      Moon: [
        ['You’ve got enough warmth to go around.', 'affection', 'belonging'],
        ['Being around people does you good.', 'belonging'],
        ['You’re in a hopeful mood.', 'hope', 'feelings'],
        ['A good mood makes you want to get going.', 'drive'],
      ],
      Mercury: [
        ['You’re curious about almost everything.', 'thinking'],
        ['You’re in the mood to learn and to pass it on.', 'thinking'],
        ['You talk easily, and people like to listen.', 'talk'],
        ['Your mind likes to travel, even on a short walk.', 'freedom'],
      ],
      Venus: [
        ['You enjoy people more than usual.', 'affection', 'belonging'],
        ['You’re on cheerful terms with money.', 'money'],
        ['Your imagination has plenty of room.', 'dreaming'],
        ['You can give praise and take it.', 'recognition'],
      ],
      Mars: [
        ['Trying feels like fun, even before you’re good at it.', 'drive'],
        ['You’re in the mood for something bigger.', 'drive', 'dreaming'],
        ['You’d rather start something than wait to be asked.', 'belonging'],
        ['One failure doesn’t take the fun out of trying.', 'hope', 'drive'],
      ],
      Jupiter: [
        ['Hope doesn’t need much of a reason.', 'hope'],
        ['You believe there’s enough, for you and for others.', 'money'],
        ['New places look friendly to you.', 'freedom'],
        ['You’re glad when other people are happy.', 'affection'],
      ],
      Saturn: [
        ['You can hope and be patient about it.', 'hope', 'ambition'],
        ['You can take learning seriously and enjoy it.', 'thinking'],
        ['You can be sensible about money and hopeful, too.', 'money'],
        ['It’s easy to believe in a goal that’s years away.', 'ambition', 'hope'],
      ],
      Uranus: [
        ['Something unfamiliar appeals to you.', 'freedom', 'dreaming'],
        ['You’re open to a surprise.', 'freedom'],
        ['You’re curious about what you don’t know yet.', 'thinking'],
        ['First tries are fun, even the clumsy ones.', 'drive'],
      ],
      Neptune: [
        ['It’s easy to care about people.', 'affection'],
        ['It’s easy to believe in what you imagine.', 'dreaming', 'hope'],
        ['You can be generous and still look after yourself.', 'money'],
        ['You feel close to people, even the ones you hardly know.', 'belonging'],
      ],
      Pluto: [
        ['You’re not afraid of wanting something big.', 'ambition', 'dreaming'],
        ['You love people more than you fear being hurt.', 'affection'],
        ['You believe that things can change.', 'hope'],
        ['The bigger the task, the more you want it.', 'drive', 'ambition'],
      ],
      Ascendant: [
        ['Your good mood is easy to catch.', 'feelings', 'belonging'],
        ['People may find you easy to walk up to.', 'belonging'],
        ['Your good mood shows in how you walk.', 'body'],
        ['You’re fun to talk to just now.', 'talk'],
      ],
      Midheaven: [
        ['You can aim high and still be likable.', 'ambition'],
        ['It’s easier to see where your efforts could lead.', 'ambition', 'hope'],
        ['You don’t mind asking questions.', 'talk', 'thinking'],
        ['You don’t mind the spotlight, and you can share it.', 'recognition'],
      ],
    },
    hard: {
      Sun: [
        ['It’s tempting to want the applause before the work.', 'recognition'],
        ['Your plans may be bigger than the day is long.', 'excess'],
        ['Numbers may look friendlier than they are.', 'money'],
        ['You may have an opinion on everything.', 'talk'],
      ],
      Moon: [
        ['More may always look better.', 'excess'],
        ['Your feelings may be bigger than usual.', 'affection'],
        ['You mean well, and you may say too much.', 'talk'],
        ['Being generous may feel better than counting.', 'money'],
      ],
      Mercury: [
        ['You may not feel like checking your facts.', 'thinking'],
        ['It’s easy to exaggerate when you’re excited.', 'talk', 'truth'],
        ['You may have more ideas than time.', 'excess', 'thinking'],
        ['A clever reason can make any price look fair.', 'money'],
      ],
      Venus: [
        ['It’s easy to have too much of a good thing.', 'excess'],
        ['It’s easy to promise too much when you care.', 'affection'],
        ['Spending can feel like love for a minute.', 'money'],
        ['You may want everyone to like you.', 'recognition'],
      ],
      Mars: [
        ['It’s easy to go one step too far.', 'excess'],
        ['It’s easy to forget that you get tired.', 'drive', 'rest'],
        ['Big plans may look better than finished ones.', 'dreaming', 'excess'],
        ['Risks may look safer than they are.', 'money'],
      ],
      Jupiter: [
        ['You may want more than you’ve got room for.', 'excess'],
        ['It’s easy to hope first and count later.', 'money'],
        ['One place at a time may not seem enough.', 'excess'],
        ['Your enthusiasm can run away with you.', 'talk'],
      ],
      Saturn: [
        ['It’s hard to say no to a good offer.', 'money', 'excess'],
        ['Ordinary progress may not feel like enough.', 'ambition'],
        ['Limits may make you impatient.', 'excess', 'freedom'],
        ['You may be sure you know it already.', 'thinking'],
      ],
      Uranus: [
        ['Anywhere else may look better than here.', 'freedom'],
        ['It’s tempting to trade what’s good for what’s new.', 'freedom'],
        ['It’s easy to start the next thing too soon.', 'excess'],
        ['Staying put may feel like a lot to ask.', 'freedom'],
      ],
      Neptune: [
        ['It’s easy to see only the good side.', 'doubt', 'dreaming'],
        ['It’s easier to believe than to look closely.', 'doubt', 'money'],
        ['It’s hard to tell when you’ve had enough.', 'excess'],
        ['It’s easy to spend money you haven’t got yet.', 'money'],
      ],
      Pluto: [
        ['It’s easy to take over when you mean to help.', 'control'],
        ['You may want all of it at once.', 'excess'],
        ['You may be convinced that you know best.', 'talk', 'thinking'],
        ['Anything short of great may feel like failure.', 'ambition', 'recognition'],
      ],
      Ascendant: [
        ['You may come across louder than you mean to.', 'talk'],
        ['Your enthusiasm can be a lot for people.', 'affection'],
        ['You may look surer of yourself than you are.', 'recognition'],
        ['It’s easy to overdo it without noticing.', 'rest', 'excess'],
      ],
      Midheaven: [
        ['The goal may be easier to see than the way.', 'ambition'],
        ['It’s easy to look past what you’ve done.', 'ambition'],
        ['Ambition can make you say yes too often.', 'excess', 'ambition'],
        ['It’s easy to care too much about looking successful.', 'recognition'],
      ],
    },
  },
  Saturn: {
    easy: {
      Sun: [
        ['You know how much you can take on.', 'duty'],
        ['You don’t need applause to feel proud.', 'recognition'],
        ['You know your limits well enough to plan around them.', 'duty', 'rest'],
        ['You’re serious, and people can hear it.', 'talk', 'affection'],
      ],
      Moon: [
        ['You understand your own feelings better than usual.', 'feelings'],
        ['Quiet and routine do you good.', 'rest'],
        ['You feel steady among people you can count on.', 'belonging'],
        ['You can be calm for people who aren’t.', 'feelings'],
      ],
      Mercury: [
        ['You say what you mean and no more.', 'talk'],
        ['You think slowly and thoroughly, and it pays off.', 'thinking'],
        ['It’s calming to know what you’ve got.', 'money'],
        ['You don’t mind doing things properly.', 'duty', 'dreaming'],
      ],
      Venus: [
        ['You know what’s worth having and what isn’t.', 'money'],
        ['You show people you care by being reliable.', 'affection', 'belonging'],
        ['You can see the beauty in plain things.', 'dreaming'],
        ['You feel better once it’s done.', 'duty'],
      ],
      Mars: [
        ['You can keep at it without hurrying.', 'drive', 'duty'],
        ['You’ve got energy that lasts.', 'drive'],
        ['Slow work doesn’t bother you.', 'duty', 'dreaming'],
        ['You’d rather get it right than get it fast.', 'thinking', 'duty'],
      ],
      Jupiter: [
        ['You know which of your hopes are realistic.', 'ambition', 'hope'],
        ['You’re content with what you’ve got.', 'money'],
        ['You’re willing to learn it slowly and properly.', 'thinking'],
        ['You know what you can promise, and you’ll keep it.', 'duty'],
      ],
      Saturn: [
        ['You’ve got patience for things that take time.', 'duty'],
        ['It’s a pleasure to get things done.', 'duty'],
        ['You know from experience what’s worth the trouble.', 'thinking', 'money'],
        ['You don’t mind being the dependable one.', 'belonging'],
      ],
      Uranus: [
        ['A bit of order gives you room to relax.', 'rest', 'dreaming'],
        ['You’re happy to change one step at a time.', 'drive', 'ambition'],
        ['You can be careful and still open to a new idea.', 'thinking'],
        ['Old ties mean a lot to you.', 'belonging'],
      ],
      Neptune: [
        ['You can turn a wish into something real.', 'dreaming'],
        ['Patience is good for your imagination.', 'dreaming'],
        ['You’re kind in practical ways.', 'affection', 'belonging'],
        ['You can wait for what you want.', 'ambition'],
      ],
      Pluto: [
        ['You can stay calm about hard subjects.', 'talk', 'money'],
        ['You can see plainly how things stand.', 'truth', 'duty'],
        ['What you feel goes deep and lasts.', 'affection'],
        ['You know what you could do without.', 'money'],
      ],
      Ascendant: [
        ['You feel calm, and other people notice.', 'feelings'],
        ['People trust you because you don’t hurry.', 'duty'],
        ['People believe you when you say something.', 'talk', 'affection'],
        ['People feel they can rely on you.', 'belonging'],
      ],
      Midheaven: [
        ['You don’t mind if it takes a while.', 'ambition'],
        ['You’ve earned what you’re known for.', 'ambition', 'recognition'],
        ['You don’t mind learning step by step.', 'thinking'],
        ['Responsibility suits you just now.', 'duty'],
      ],
    },
    hard: {
      Sun: [
        ['You may judge yourself too strictly.', 'recognition'],
        ['Duties may weigh more than usual.', 'duty'],
        ['You may be tired of being strong.', 'rest'],
        ['It’s hard to feel that you count.', 'belonging'],
      ],
      Moon: [
        ['You may need comfort and not say so.', 'feelings'],
        ['It’s easy to feel alone with your duties.', 'duty'],
        ['Keeping your feelings in check is tiring.', 'feelings'],
        ['Tenderness may not come easily just now.', 'affection'],
      ],
      Mercury: [
        ['It’s easy to think of what could go wrong.', 'thinking'],
        ['Your words may come out colder than you feel.', 'talk'],
        ['Worry makes every number look bigger.', 'money'],
        ['You may be afraid of a wrong answer.', 'recognition', 'thinking'],
      ],
      Venus: [
        ['You may feel that love has to be earned.', 'affection'],
        ['It’s hard to show how warm you feel.', 'affection'],
        ['It’s hard to spend money or enjoy it.', 'money'],
        ['Being among happy people can make you feel alone.', 'feelings'],
      ],
      Mars: [
        ['It’s easy to be disappointed in yourself.', 'ambition'],
        ['You may ask more of yourself than you can give.', 'duty', 'rest'],
        ['Being slow may make you impatient.', 'thinking'],
        ['Your body may feel older than it is.', 'rest', 'body'],
      ],
      Jupiter: [
        ['It’s hard to be hopeful just now.', 'hope'],
        ['What you want may seem too far away.', 'ambition'],
        ['It’s hard to feel that there’s enough.', 'money'],
        ['It’s easy to give up on a wish too soon.', 'ambition'],
      ],
      Saturn: [
        ['You may be stricter than you need to be.', 'duty'],
        ['Your standards may be too high just now.', 'duty'],
        ['Resting may feel like something you haven’t earned.', 'rest'],
        ['It’s hard to ask for help.', 'duty'],
      ],
      Uranus: [
        ['You may want out and feel bad about it.', 'freedom'],
        ['The same old routine may feel too tight.', 'freedom'],
        ['Fitting in may take a lot of effort.', 'belonging'],
        ['You may be too tense to rest.', 'rest'],
      ],
      Neptune: [
        ['Hoping can be tiring when nothing happens.', 'hope'],
        ['A dream may look foolish by daylight.', 'dreaming', 'hope'],
        ['Vague worries can weigh as much as real ones.', 'feelings'],
        ['Tiredness can make everything look hopeless.', 'rest'],
      ],
      Pluto: [
        ['It’s hard to let go of a duty.', 'duty', 'freedom'],
        ['It’s hard to trust that you’re loved.', 'affection'],
        ['Fear about money may go deeper than the numbers.', 'money'],
        ['You may hide what weighs on you.', 'feelings'],
      ],
      Ascendant: [
        ['You may not like the way you look.', 'body'],
        ['You may be carrying more than you show.', 'duty'],
        ['You may feel shy where you’d like to be welcome.', 'belonging', 'feelings'],
        ['You may sound stricter than you are.', 'talk'],
      ],
      Midheaven: [
        ['You may only see how far you’ve got to go.', 'ambition'],
        ['It’s easy to measure yourself against others.', 'ambition'],
        ['Doing your best may feel like the least you owe.', 'duty', 'recognition'],
        ['One mistake can outweigh ten successes.', 'recognition'],
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
        ['Your habits are easy to change just now.', 'freedom', 'duty'],
        ['You feel at home with people who aren’t like you.', 'belonging'],
      ],
      Mercury: [
        ['You think in unusual ways, and it works.', 'thinking'],
        ['You can say what nobody expects.', 'talk'],
      ],
      Venus: [
        ['You’re curious about people you don’t know well.', 'belonging', 'affection'],
        ['You trust your own odd taste.', 'dreaming'],
      ],
      Mars: [
        ['You’ve got the courage to do it differently.', 'drive', 'freedom'],
        ['You move before your doubts can catch up.', 'drive'],
      ],
      Jupiter: [
        ['The unknown looks more like luck than trouble.', 'hope', 'freedom'],
        ['You’re ready to take a chance.', 'freedom', 'drive'],
      ],
      Saturn: [
        ['You can tell which rules still make sense.', 'duty'],
        ['You can do things your own way and be fair.', 'duty', 'money'],
      ],
      Uranus: [
        ['You’re fine with not being like everyone else.', 'freedom'],
        ['You’ve got more freedom than you use.', 'freedom'],
      ],
      Neptune: [
        ['What you dream of seems possible.', 'hope', 'ambition'],
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
        ['You could be good at something you haven’t tried.', 'ambition'],
        ['You can handle money in your own way.', 'money'],
      ],
    },
    hard: {
      Sun: [
        ['You may want your life to feel more like yours.', 'freedom'],
        ['It’s hard to stay who everyone’s used to.', 'freedom'],
      ],
      Moon: [
        ['It’s hard to say what would comfort you.', 'feelings'],
        ['You may want company and quiet at once.', 'feelings'],
      ],
      Mercury: [
        ['It’s easy to disagree just for the thrill.', 'talk'],
        ['Thoughts may come and go too fast to catch.', 'thinking'],
      ],
      Venus: [
        ['It’s hard to be patient with mixed signals.', 'affection'],
        ['Other people may get on your nerves.', 'belonging'],
      ],
      Mars: [
        ['Walking out may look easier than staying.', 'temper'],
        ['You may be quicker than you mean to be.', 'temper', 'body'],
      ],
      Jupiter: [
        ['You may want to change everything at once.', 'freedom', 'excess'],
        ['Money can look like a way to feel free.', 'money'],
      ],
      Saturn: [
        ['You may want change and a guarantee with it.', 'freedom'],
        ['Your patience with the usual may run out.', 'freedom'],
      ],
      Uranus: [
        ['You may feel tied down more than usual.', 'freedom'],
        ['Being restless can wear you out.', 'rest', 'freedom'],
      ],
      Neptune: [
        ['It’s easy to take a mood for a plan.', 'freedom'],
        ['Leaving may sound good without a place to go.', 'freedom'],
      ],
      Pluto: [
        ['Starting over may look easier than repairing.', 'freedom', 'drive'],
        ['The truth can come out faster than you’d choose.', 'truth'],
      ],
      Ascendant: [
        ['People may notice that you’d rather be elsewhere.', 'freedom'],
        ['You may feel out of step with people.', 'belonging'],
      ],
      Midheaven: [
        ['You may be tired of doing what’s expected.', 'freedom'],
        ['It’s easy to feel boxed in.', 'freedom', 'belonging'],
      ],
    },
  },
  Neptune: {
    easy: {
      Sun: [
        ['You can be gentle and still be strong.', 'affection', 'feelings'],
        ['There’s nothing you need to prove just now.', 'rest'],
      ],
      Moon: [
        ['There’s comfort in feeling so much.', 'feelings', 'affection'],
        ['You feel soft and in no hurry.', 'rest', 'feelings'],
      ],
      Mercury: [
        ['Your mind does its best work while it wanders.', 'thinking', 'dreaming'],
        ['It’s easy to hear what’s meant behind what’s said.', 'talk'],
      ],
      Venus: [
        ['Music and pictures go straight to your heart.', 'dreaming'],
        ['You see the best in people without trying.', 'affection', 'belonging'],
      ],
      Mars: [
        ['It’s easier to give way than to push.', 'control'],
        ['You feel close to people from your past.', 'belonging'],
      ],
      Jupiter: [
        ['You’ve got a lot of faith in people.', 'belonging', 'affection'],
        ['It’s easy to feel that you’ve got enough.', 'money'],
      ],
      Saturn: [
        ['You’ve got the patience to follow a dream.', 'hope', 'ambition'],
        ['You can be gentle with yourself.', 'rest'],
      ],
      Uranus: [
        ['You can picture a life you’d love.', 'hope'],
        ['You can let your imagination go where it likes.', 'dreaming'],
      ],
      Neptune: [
        ['Daydreaming does you good just now.', 'dreaming'],
        ['You can trust a feeling you couldn’t explain.', 'feelings'],
      ],
      Pluto: [
        ['You don’t need to hold on so tightly.', 'control'],
        ['You can be gentle with what hurts.', 'feelings'],
      ],
      Ascendant: [
        ['There’s something gentle about you just now.', 'affection', 'belonging'],
        ['People may find it easy to confide in you.', 'belonging'],
      ],
      Midheaven: [
        ['You want your work to do some good.', 'ambition'],
        ['The future looks lovely, if not quite clear.', 'hope'],
      ],
    },
    hard: {
      Sun: [
        ['It’s hard to be sure of anything just now.', 'doubt'],
        ['You may lose track of what you feel.', 'feelings'],
      ],
      Moon: [
        ['You may feel far from home.', 'belonging'],
        ['You may pick up sadness that isn’t yours.', 'feelings'],
      ],
      Mercury: [
        ['What was said and what you heard may differ.', 'talk'],
        ['Your thoughts may wander off.', 'thinking'],
      ],
      Venus: [
        ['You may see people as you wish they were.', 'affection', 'doubt'],
        ['You may love the dream more than the work.', 'dreaming'],
      ],
      Mars: [
        ['Your energy may give out halfway.', 'drive'],
        ['You may be at your limit without noticing.', 'duty', 'rest'],
      ],
      Jupiter: [
        ['It’s easy to be too generous with money.', 'money'],
        ['A wish can feel as solid as a fact.', 'doubt', 'hope'],
      ],
      Saturn: [
        ['You may feel less certain than you’d like.', 'doubt'],
        ['It’s easy to do other people’s share.', 'duty'],
      ],
      Uranus: [
        ['You may not know what you’re longing for.', 'dreaming'],
        ['Something may bother you that you can’t name.', 'feelings', 'doubt'],
      ],
      Neptune: [
        ['It’s easy to believe what you’d like to be true.', 'truth', 'doubt'],
        ['It’s easier to drift than to find out.', 'doubt'],
      ],
      Pluto: [
        ['It’s easier not to look too closely.', 'truth'],
        ['It’s hard to give up a lovely idea.', 'affection', 'doubt'],
      ],
      Ascendant: [
        ['You may be thin-skinned and easily tired.', 'rest', 'feelings'],
        ['Everyone may seem a bit far away.', 'belonging'],
      ],
      Midheaven: [
        ['It may be hard to see where you’re going.', 'ambition'],
        ['It’s hard to tell what’s your job and what isn’t.', 'duty'],
      ],
    },
  },
  Pluto: {
    easy: {
      Sun: [
        ['You know what you won’t do for approval.', 'recognition', 'ambition'],
        ['You don’t need anyone’s permission to change.', 'drive', 'freedom'],
      ],
      Moon: [
        ['You can be close to people without holding back.', 'affection'],
        ['Strong feelings don’t scare you.', 'feelings'],
      ],
      Mercury: [
        ['Your mind won’t settle for an easy answer.', 'thinking', 'truth'],
        ['You can say what’s true without raising your voice.', 'truth', 'talk'],
      ],
      Venus: [
        ['Your affection goes deeper than you let on.', 'affection'],
        ['You know who’s important to you.', 'affection', 'belonging'],
      ],
      Mars: [
        ['You’re determined, and you don’t need to show it.', 'drive'],
        ['You can end things kindly.', 'control'],
      ],
      Jupiter: [
        ['You know what you really hope for.', 'ambition'],
        ['You can ask for the truth without apologizing.', 'truth', 'thinking'],
      ],
      Saturn: [
        ['You’re patient enough to get to the bottom of it.', 'thinking', 'drive'],
        ['You don’t have to hold on to what’s finished.', 'control', 'freedom'],
      ],
      Uranus: [
        ['You’re ready for a deep change.', 'freedom'],
        ['Being like everyone else has lost its appeal.', 'freedom'],
      ],
      Neptune: [
        ['You’re drawn to stories with some depth.', 'dreaming'],
        ['Your imagination isn’t afraid of the dark.', 'dreaming'],
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
        ['You know what you’d give up for your goal.', 'ambition'],
      ],
    },
    hard: {
      Sun: [
        ['Giving in may seem harder than usual.', 'control', 'temper'],
        ['It’s hard to share what you care about.', 'control'],
      ],
      Moon: [
        ['You may need people more than you’d like.', 'belonging', 'feelings'],
        ['Old feelings may come up with full force.', 'feelings'],
      ],
      Mercury: [
        ['One thought may crowd out the others.', 'thinking'],
        ['It’s easy to look for a hidden reason.', 'doubt'],
      ],
      Venus: [
        ['It’s easy to hold on too tightly.', 'affection', 'control'],
        ['You may want to come first with people.', 'affection', 'belonging'],
      ],
      Mars: [
        ['You may be angrier than the occasion deserves.', 'temper'],
        ['It’s hard to let things be.', 'control', 'thinking'],
      ],
      Jupiter: [
        ['It’s easy to think in all or nothing.', 'affection', 'excess'],
        ['Almost anything may turn into a power struggle.', 'control', 'money'],
      ],
      Saturn: [
        ['It’s easy to punish yourself with rules.', 'duty'],
        ['Being in control all the time is tiring.', 'control', 'rest'],
      ],
      Uranus: [
        ['It’s hard to let other people do it their way.', 'control'],
        ['You may want to get rid of whatever holds you.', 'freedom'],
      ],
      Neptune: [
        ['Suspicion may fill in what you don’t know.', 'doubt'],
        ['Some wishes may be hard to give up.', 'affection', 'hope'],
      ],
      Pluto: [
        ['Hiding something takes a lot of effort.', 'truth'],
        ['You may get nervous when others decide.', 'control'],
      ],
      Ascendant: [
        ['You may look more guarded than you mean to.', 'feelings'],
        ['You may be angry before you’ve heard it all.', 'temper'],
      ],
      Midheaven: [
        ['You may worry that people see through you.', 'recognition'],
        ['Being outdone may hurt more than you’d admit.', 'recognition'],
      ],
    },
  },
};

/** What a sky event means in anybody’s life. */
// biome-ignore format: one row per sentence
export const EVENT_MEANINGS: Readonly<Record<SceneEvent | 'void', readonly MeaningRow[]>> = {
  'new-moon': [
    ['It’s a fresh start, and there’s time.', 'drive', 'hope', 'ambition', 'dreaming'],
    ['What you start doesn’t have to show results yet.', 'drive', 'dreaming', 'ambition', 'body'],
    ['It’s all right to want something you can’t explain yet.', 'ambition', 'affection'],
    ['It’s easier to begin when nobody’s watching.', 'drive', 'body'],
  ],
  'full-moon': [
    ['It’s easier to see how things stand.', 'thinking', 'truth', 'duty', 'money'],
    ['Feelings run high, yours and everyone else’s.', 'feelings'],
    ['What you’ve worked on begins to show.', 'drive', 'recognition', ],
    ['What you’d only half noticed becomes clear.', 'feelings', 'affection', 'truth'],
  ],
  'solar-eclipse': [
    ['Something may have to end before the next thing starts.', 'control', 'freedom', 'duty', 'drive'],
    ['What comes next may take a while to show.', 'freedom', 'doubt', 'hope', 'control'],
    ['It’s too early to see what’s starting.', 'doubt', 'thinking', 'hope'],
  ],
  'lunar-eclipse': [
    ['An ending can be quick, and the feelings take longer.', 'feelings', 'affection', 'control', 'belonging'],
    ['The truth tends to come out by itself.', 'truth'],
    ['You can let go of what’s over.', 'control', 'ambition'],
  ],
  'mercury-retrograde': [
    ['Your second thoughts are better than your first.', 'thinking', 'dreaming'],
    ['Plans and messages tend to need a second try.', 'talk'],
    ['It’s a time for finding what you overlooked.', 'thinking', 'truth', 'duty'],
  ],
  'mercury-direct': [
    ['What’s been stuck begins to move again.', 'talk', 'thinking', 'drive'],
    ['You can make up your mind and mean it.', 'thinking'],
    ['It’s clearer what you want to say, and to whom.', 'talk'],
  ],
  'venus-retrograde': [
    ['You may change your mind about what you like.', 'affection', 'dreaming', 'money', 'body'],
    ['Old feelings for people may return.', 'affection'],
    ['It may take a while to know what you like.', 'body', 'dreaming'],
  ],
  'venus-direct': [
    ['You know what you like again, and whom.', 'affection', 'dreaming', 'money', 'body'],
    ['It’s easier to show people that you’re fond of them.', 'affection', 'belonging'],
    ['Enjoying yourself is simple again.', 'body', 'dreaming'],
  ],
  'mars-retrograde': [
    ['You may have less energy and more patience.', 'drive', 'body'],
    ['Patience gets you further than force for a while.', 'duty', 'temper', 'talk'],
    ['It’s a good time to fix what was rushed.', 'drive', 'thinking'],
  ],
  'mars-direct': [
    ['You trust your first impulse again.', 'drive', 'freedom', 'talk'],
    ['The waiting is over, and you’re glad.', 'drive', 'belonging'],
    ['Your anger turns into energy again.', 'temper'],
  ],
  'slow-turns': [
    ['A change may be under way without your noticing.', 'freedom', 'duty', 'body', 'ambition'],
    ['Slow changes count, even before you notice them.', 'duty', 'thinking', 'drive', 'body'],
    ['You may feel the turn before you understand it.', 'feelings', 'dreaming', 'doubt'],
  ],
  'sun-enters': [
    ['Your attention turns to something new.', 'thinking', 'freedom', 'drive', 'dreaming'],
    ['What you do now gets noticed more than usual.', 'recognition', 'ambition'],
    ['It’s clearer what’s important to you.', 'affection', 'belonging', 'body', 'money'],
  ],
  'mercury-enters': [
    ['There’s a lot to ask and say for a few weeks.', 'talk'],
    ['Your head’s busier than usual, and you enjoy it.', 'thinking', 'dreaming'],
    ['Questions you hadn’t thought of begin to interest you.', 'thinking', 'affection'],
  ],
  'venus-enters': [
    ['It’s easier to like people and be liked for a few weeks.', 'affection', 'belonging'],
    ['Charm gets you further than effort for some weeks.', 'ambition', 'talk'],
    ['Pleasure is easy to find just now.', 'body', 'feelings', 'rest', 'dreaming'],
  ],
  'mars-enters': [
    ['You’ve got more drive for a few weeks, and a shorter fuse.', 'drive', 'temper'],
    ['You may want to tackle what you’ve put off.', 'drive'],
    ['You’re quicker to start, and quicker to get annoyed.', 'drive', 'temper'],
  ],
  void: [
    ['What’s begun now seldom sticks, and what’s finished stays.', 'drive', 'money'],
    ['You don’t have to make up your mind yet.', 'thinking', 'rest'],
    ['There’s nothing to gain by rushing.', 'rest', 'duty', 'thinking'],
  ],
};
