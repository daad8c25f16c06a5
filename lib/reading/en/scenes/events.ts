import type { SceneEvent, SceneRow, ScenesByArea } from '../../scenes.ts';

// biome-ignore format: one row per scene
export const EVENTS: Readonly<Record<SceneEvent, ScenesByArea>> = {
  'new-moon': {
    work: [
      ['claim', ['ambition', 'hope'], 'Most changes of direction start as one honest sentence on paper. Write down what you’d like to be doing a year from now, then the first step that fits into an hour.', ['setting-long-term-goals', 'keeping-a-journal'], ['quitting', 'taking-on-more-work']],
      ['person', ['ambition', 'talk'], 'People like to be asked how they got where they are. If someone does the work you’d love to do, ask for fifteen minutes of their time.', ['meeting-someone-influential', 'asking-for-a-favor'], ['quitting', 'giving-feedback'], 'working'],
      ['condition', ['ambition', 'hope'], 'If there’s a task you’d love to be given, tell whoever hands them out. The answer may take weeks, and it can’t come at all until they know.', ['pitching-an-idea', 'asking-for-a-favor'], ['asking-for-a-raise', 'making-a-complaint'], 'working', 'workday'],
      ['permission', ['hope', 'drive'], 'It’s all right to keep quiet about a plan that’s one day old. Twenty minutes a day for two weeks will show you whether it’s worth talking about.', ['starting-a-project', 'deep-work'], ['pitching-an-idea', 'sharing-a-secret']],
    ],
    love: [
      ['claim', ['affection', 'talk'], 'Closeness seldom begins with a speech. It begins with a second question, asked because the first answer was interesting. If you’d like to know someone better, that’s all you need.', ['first-dates', 'meeting-new-people', 'heart-to-heart-talks'], ['committing-to-a-partner', 'declaring-your-feelings', 'sharing-a-secret'], 'adult'],
      ['person', ['affection', 'drive'], 'Two people who’ve known each other for years can begin again, too. Propose one new custom to someone you love, such as a walk before supper, and give it a month.', ['long-walks-or-hikes', 'keeping-a-promise'], ['difficult-conversations']],
      ['feeling', ['affection', 'feelings'], 'You may want to be closer to someone without having a name for it yet. You don’t need one. Ask a question you’ve never asked them and listen to the end.', ['heart-to-heart-talks', 'catching-up-with-friends'], ['declaring-your-feelings', 'having-the-last-word']],
      ['order', ['affection', 'hope'], 'Describe on paper the most ordinary evening you’d like to have with someone, groceries and all. It’s easier to recognize what you’ve once put into words.', ['dreaming-up-plans', 'keeping-a-journal'], ['texting-an-ex', 'committing-to-a-partner'], 'adult'],
    ],
    home: [
      ['scene', ['drive', 'hope', 'duty'], 'A seed looks like nothing at all for ten days. Plant one in a pot on the windowsill, and remember it when some other beginning at home seems slow.', ['gardening', 'dreaming-up-plans'], ['renovating', 'redecorating'], 'adult'],
      ['claim', ['belonging'], 'Furniture isn’t what makes a place feel like home. Start a custom, such as pancakes on the first of the month, and see who asks for it again.', ['cooking-for-others', 'family-gatherings'], ['redecorating']],
      ['question', ['belonging'], 'Which corner at home does nobody use? Put a chair and a lamp there and give it one purpose. A place set aside for reading tends to get a reader.', ['redecorating', 'reading-a-good-book'], ['renovating', 'major-purchases']],
      ['condition', ['hope', 'belonging', 'freedom'], 'If you’re thinking of a move, begin with a walk. Go through the neighborhood you’re curious about at the hour you’d be coming home, and picture an ordinary evening there.', ['long-walks-or-hikes', 'dreaming-up-plans'], ['moving-house', 'signing-contracts'], 'adult'],
    ],
    money: [
      ['count', ['money', 'drive'], 'One coin a day looks laughable for a month or two and respectable after a year. Pick a jar and begin, without telling anyone what it’s for.', ['setting-long-term-goals', 'budgeting'], ['sharing-a-secret', 'buying-on-impulse']],
      ['feeling', ['money', 'hope'], 'You may be ready to earn more before you’re ready to say so. Say the figure aloud in an empty room until it sounds as plain as your own name.', ['setting-long-term-goals', 'keeping-a-journal'], ['asking-for-a-raise', 'taking-on-more-work'], 'working'],
      ['claim', ['money', 'thinking'], 'Almost nobody was taught about money, and almost everybody pretends. Pick one word you’ve never understood and ask someone patient to explain it.', ['asking-for-help', 'learning-something-new'], ['signing-contracts', 'lending-money'], 'adult'],
      ['condition', ['money', 'ambition'], 'If people keep asking you for something you’re good at, from braids to bike repairs, it could earn you some money. Write down the offer and a price.', ['dreaming-up-plans', 'keeping-a-journal'], ['launching-something', 'buying-on-impulse']],
    ],
    study: [
      ['person', ['thinking', 'drive'], 'Everyone who speaks a language well once knew only “hello.” Learn ten words of one you’d like to speak, then say one of them aloud before you go to bed.', ['learning-a-language', 'trying-something-new'], ['taking-a-test', 'public-speaking', 'teaching-or-mentoring']],
      ['scene', ['drive', 'thinking'], 'A thick book is most intimidating while it’s shut. Read the first page of one you’re curious about and leave it lying open on the table.', ['reading-a-good-book', 'learning-something-new'], ['tidying-up']],
      ['condition', ['dreaming', 'drive'], 'If a faraway country attracts you, you can begin at home. Find out what people there eat for breakfast and make it, long before you look at any tickets.', ['research', 'cooking-for-others'], ['booking-a-trip'], 'adult'],
      ['feeling', ['thinking', 'drive'], 'You may mind being a beginner less than usual, which is most of what a teacher can ask for. Sign up for a first lesson in whatever you wish you could do.', ['learning-something-new', 'joining-a-club'], ['teaching-or-mentoring']],
    ],
    wellbeing: [
      ['count', ['drive', 'body'], 'Five minutes is enough for a new habit, and at that size you may still be doing it in a month. Stretch or breathe or walk, always at the same hour.', ['changing-your-routine', 'meditation'], ['setting-long-term-goals']],
      ['consequence', ['drive', 'body'], 'Once a dreaded visit has a date, it weighs about half as much. If your teeth or your back could use a checkup, book it now and leave the grand resolutions for later.', ['making-appointments', 'facing-a-fear'], ['changing-your-routine'], 'adult', 'workday'],
      ['permission', ['freedom', 'hope'], 'You don’t have to know yet who you’re turning into. Keep one evening free for finding out, and spend it on whatever makes you curious.', ['time-for-yourself', 'trying-something-new'], ['taking-on-more-work']],
      ['claim', ['drive', 'body'], 'Bodies believe repetition and pay no attention to announcements. Begin with something you can do again tomorrow, such as a glass of water before breakfast, and tell no one.', ['changing-your-routine', 'eating-well'], ['sharing-a-secret']],
    ],
    friends: [
      ['claim', ['belonging', 'talk', 'drive'], 'Old friendships have the dullest beginnings, such as a remark about how slowly the line’s moving. Make one to whoever’s next to you, and add your name.', ['meeting-new-people', 'joining-a-club', 'facing-a-fear'], ['sharing-a-secret'], 'adult'],
      ['order', ['belonging', 'drive'], 'Start the group you’d like to join by asking one person. Three people and one regular evening are enough, whether you meet for novels or for dumplings.', ['having-people-over', 'games-with-friends', 'catching-up-with-friends'], ['parties-with-friends']],
      ['condition', ['hope', 'belonging'], 'If a plan needs more hands than yours, start with two people you trust. Ask what each of them would enjoy doing before you tell them what you need.', ['asking-for-help', 'brainstorming'], ['launching-something']],
      ['person', ['hope', 'talk', 'belonging'], 'Two friends on a walk don’t have to look at each other, which makes it easier to say what you hope for. Take the long way, and begin with next year.', ['long-walks-or-hikes', 'catching-up-with-friends'], ['parties-with-friends', 'having-people-over']],
    ],
    creativity: [
      ['claim', ['drive', 'dreaming'], 'A first line only has to get you to the second. Write it or hum it and put the date beside it. Whether it’s any good is a question for next month.', ['creative-writing', 'painting-or-making-music'], ['showing-what-you-made', 'performing']],
      ['person', ['drive', 'dreaming'], 'Children begin a game without asking where it leads. Begin something that way yourself, and play for half an hour with no result in mind.', ['painting-or-making-music', 'trying-something-new'], ['competitive-sports', 'selling-something'], 'adult'],
      ['condition', ['drive', 'dreaming'], 'If there’s an instrument you’d like to play, a first lesson can be three notes. Play them slowly until you like the sound, and learn the fourth tomorrow.', ['practicing-an-instrument', 'learning-something-new'], ['performing']],
      ['scene', ['dreaming', 'drive'], 'Half a rhyme, a sketch on an envelope, and nothing adds up yet. Give all your scraps one notebook and let a month go by before you decide what they’re for.', ['keeping-a-journal', 'dreaming-up-plans'], ['decluttering']],
    ],
  },
  'full-moon': {
    work: [
      ['claim', ['drive', 'recognition'], 'There’ll always be one more comma you could move. If a piece of work is finished enough, put your name on it and hand it over.', ['showing-what-you-made', 'clearing-a-backlog'], ['starting-a-project']],
      ['feeling', ['duty'], 'You may see all at once how much of the load is yours. Write it down hour by hour before you bring it up. A list is harder to argue with than a sigh.', ['setting-boundaries', 'keeping-a-journal'], ['quitting', 'taking-on-more-work'], 'working', 'workday'],
      ['condition', ['recognition', 'ambition'], 'If people ask about what isn’t done, point first to what is. Results are easier to see than usual, yours included. Name a date for the rest.', ['showing-what-you-made', 'planning-the-week'], ['starting-a-project'], 'workday'],
      ['order', ['control'], 'Give away a job that someone else can do nearly as well as you. It may sting for an afternoon, and from then on you have the afternoon back.', ['teaching-or-mentoring', 'asking-for-help'], ['taking-on-more-work'], 'adult'],
    ],
    love: [
      ['feeling', ['feelings', 'affection'], 'Whatever you feel for someone, you may feel it at full size. Say the warm part while it’s warm. The complaint can wait until it’s cooled.', ['declaring-your-feelings', 'heart-to-heart-talks'], ['making-a-complaint'], 'adult'],
      ['claim', ['affection'], 'It shows more plainly now who always writes first. You don’t have to hold it against anyone, but you may decide how often you’d like it to be you.', ['setting-boundaries', 'time-for-yourself'], ['difficult-conversations']],
      ['condition', ['talk', 'truth'], 'If two people keep stepping around an awkward subject, it may come up by itself. Sit down when it does, and hear the whole sentence before you answer.', ['heart-to-heart-talks', 'making-up-after-a-quarrel'], ['having-the-last-word']],
      ['scene', ['control', 'affection'], 'A borrowed sweater can outlast the love it came with. If there’s one in your closet, it’s a good day to fold it up and let it go.', ['decluttering', 'time-for-yourself'], ['texting-an-ex', 'looking-at-old-photos'], 'adult'],
    ],
    home: [
      ['person', ['feelings', 'belonging'], 'When feelings run high under one roof, everyone wants to be heard first. Put good food on the table and see that each person gets to the end of a story.', ['cooking-for-others', 'family-gatherings'], ['having-the-last-word']],
      ['claim', ['control', 'belonging'], 'It’s plain by now what a household has outgrown, from the boots that fit nobody to the chair no one sits in. Pass one of them on to someone who’d use it.', ['decluttering', 'tidying-up'], ['shopping-for-clothes', 'buying-on-impulse']],
      ['question', ['belonging', 'feelings'], 'Where do you mean when you say you want to go home? It may be a porch or a certain voice. Call someone who’d know, or spend an hour with the old pictures.', ['calling-family', 'looking-at-old-photos'], ['parties-with-friends', 'having-people-over'], 'adult'],
      ['condition', ['drive', 'belonging'], 'If a repair or a move is nearly done, finish the last corner before you sleep. Then walk through the rooms with the lights on and be pleased with them.', ['repairs-around-the-house', 'celebrating'], ['starting-a-project'], 'adult'],
    ],
    money: [
      ['claim', ['money', 'truth'], 'A month of spending says more about people than their plans do. Add yours up and look at the total without scolding yourself. Then change one line of it.', ['budgeting', 'sorting-paperwork'], ['major-purchases']],
      ['feeling', ['feelings', 'money'], 'It’s easy to want something so badly that the price looks like a detail. Leave it in the store for two nights. If you still want it then, you’ll enjoy it more.', ['budgeting', 'time-for-yourself'], ['buying-on-impulse', 'major-purchases']],
      ['condition', ['money', 'talk'], 'If money is owed between you and another person, it may be drowning out every other subject. Name the figure once, kindly, with a day that suits you both.', ['settling-shared-expenses', 'heart-to-heart-talks'], ['lending-money'], 'adult'],
      ['order', ['control', 'money'], 'Sell or give away what was paid for and never gets used. The money’s gone either way. The shelf space and the guilt are still up to you.', ['selling-something', 'decluttering'], ['shopping-for-clothes']],
    ],
    study: [
      ['claim', ['drive', 'thinking'], 'Plenty of books and courses are given up within sight of the end. If one of yours is nearly done, give it a whole evening and find out how it ends.', ['reading-a-good-book', 'studying'], ['learning-something-new']],
      ['consequence', ['talk'], 'Rehearse a sentence in your head long enough, and you’ll believe you’ve said it. If you owe someone an answer, give it now in about ten words.', ['writing-important-emails', 'catching-up-with-friends', 'keeping-a-promise'], ['starting-a-project']],
      ['scene', ['talk'], 'News can come in bunches, a letter and a call within the same hour. You don’t have to answer on the spot. Hear it all first, since replies get better with a night’s sleep.', ['an-early-night', 'keeping-a-journal'], ['writing-important-emails', 'having-the-last-word'], 'adult'],
      ['person', ['truth', 'talk'], 'A neighbor or a relative may say outright what people usually hint at. Thank them for being plain and ask which part is most important to them.', ['heart-to-heart-talks', 'calling-family'], ['giving-feedback', 'debating-politics']],
    ],
    wellbeing: [
      ['feeling', ['feelings', 'rest'], 'Laughing and crying may be closer together than usual. Lie down early, before you’ve drawn any conclusions about your life.', ['an-early-night', 'listening-to-music'], ['setting-long-term-goals']],
      ['claim', ['truth'], 'Every habit has a price, and you can read the tag clearly now. Look at one of yours, the late nights or the third cookie, and decide whether you’d buy it again.', ['breaking-a-habit', 'keeping-a-journal'], ['late-nights-out', 'buying-on-impulse']],
      ['order', ['body'], 'Look in the mirror the way you’d look at a friend after a long trip. Then feed that traveler well, at a table, with nothing else going on.', ['eating-well', 'time-for-yourself'], ['haircuts-and-new-looks']],
      ['condition', ['rest'], 'If sleep won’t come, don’t fight it. Sit by the window for a while with the lights off and listen to something slow. Rest does you good without sleep, too.', ['listening-to-music', 'meditation'], ['deep-work', 'planning-the-week']],
    ],
    friends: [
      ['scene', ['belonging', 'talk'], 'At a full table, the person you came for may be sitting at the far end. Take your plate and change seats, because you’ll remember the talk longer than the meal.', ['catching-up-with-friends', 'heart-to-heart-talks'], ['meeting-new-people']],
      ['claim', ['belonging', 'truth'], 'You learn what a group is made of when something goes wrong. Notice who stays to help. That’s the friend who should get your next free evening.', ['catching-up-with-friends', 'helping-a-friend'], ['meeting-new-people']],
      ['condition', ['control', 'belonging'], 'If you’ve done your share for a club or a team, you may pass the job on. Do it with thanks and a cake, so that nobody takes it for a quarrel.', ['celebrating', 'setting-boundaries'], ['volunteering', 'taking-on-more-work'], 'adult'],
      ['permission', ['recognition', 'drive'], 'Nothing has to be perfect before it’s celebrated. If something’s nearly done, share a cake with one person who believed in it from the start.', ['celebrating', 'catching-up-with-friends'], ['starting-a-project']],
    ],
    creativity: [
      ['claim', ['recognition', 'drive'], 'Most work is only finished when someone else has seen it. Show one piece as it is to a friend, and ask which part they’d remember.', ['showing-what-you-made', 'asking-for-help'], ['starting-a-project']],
      ['feeling', ['feelings', 'dreaming'], 'You may have more feeling in you than an ordinary day has room for. Give some of it to a sad movie, or to a page that nobody else will read.', ['watching-a-good-film', 'creative-writing'], ['difficult-conversations']],
      ['person', ['feelings'], 'People who feel too much for one evening have always sung it, danced it or painted it. Put on music that’s louder than your mood, and move until you’re pleasantly tired.', ['listening-to-music', 'going-dancing'], ['debating-politics', 'difficult-conversations'], 'adult'],
      ['question', ['drive'], 'Which half-made piece would be done in an evening if you’d only stop improving it? Finish it and sign it, and save the better idea for the next one.', ['building-something', 'painting-or-making-music'], ['starting-a-project']],
    ],
  },
  'solar-eclipse': {
    work: [
      ['condition', ['ambition', 'doubt'], 'If a project falls through, you don’t have to fill the hole the same day. Do what’s already on the list. The next step may be clearer in a few weeks.', ['clearing-a-backlog', 'planning-the-week'], ['starting-a-project', 'taking-on-more-work']],
      ['person', ['ambition', 'freedom'], 'A boss may move on or an offer may be withdrawn, with no one to blame. Find out what stays the same and do it well. The big decision can wait a month.', ['research', 'clearing-a-backlog'], ['quitting', 'signing-contracts', 'taking-on-more-work'], 'working'],
    ],
    love: [
      ['claim', ['affection', 'doubt'], 'A canceled evening leaves a gap, and it’s tempting to fill it with whoever’s nearest. Eat something good instead and notice whom you’d have liked to tell about it.', ['eating-well', 'time-for-yourself'], ['texting-an-ex', 'first-dates'], 'adult'],
      ['permission', ['doubt', 'affection'], 'It’s all right not to know where you stand with someone. If there’s some distance between you, be ordinary and kind across it, and do what you’ve promised. The question can wait.', ['keeping-a-promise', 'time-for-yourself'], ['declaring-your-feelings', 'difficult-conversations']],
    ],
    home: [
      ['consequence', ['freedom', 'belonging'], 'Take down a picture, and for two weeks the wall looks wrong. Then you may find you like it bare. If something at home changes, live with the gap before you fill it.', ['quiet-evenings-at-home', 'doing-nothing'], ['redecorating']],
      ['person', ['rest', 'belonging'], 'A guest may cancel, or a family plan may come apart. Enjoy the free evening and let everyone rest before you look for a new date.', ['quiet-evenings-at-home', 'an-early-night'], ['having-people-over', 'family-gatherings']],
    ],
    money: [
      ['condition', ['money'], 'If money you’re counting on is late, look at the month without it and see what you can do anyway. Whatever turns up afterward is a present.', ['budgeting', 'sorting-paperwork'], ['lending-money'], 'adult'],
      ['claim', ['doubt', 'money'], 'An offer that can’t wait a week tells you something about itself. Ask for the papers and the time, and read them by yourself.', ['research', 'sorting-paperwork'], ['signing-contracts', 'major-purchases'], 'adult'],
    ],
    study: [
      ['scene', ['freedom', 'doubt'], 'A canceled trip or a full class leaves an empty square on the calendar. If you get one, keep it empty for a while. Something you can’t see yet may need the room.', ['reading-a-good-book', 'long-walks-or-hikes'], ['booking-a-trip', 'taking-on-more-work']],
      ['feeling', ['thinking', 'doubt'], 'An old opinion may suddenly seem thin. There’s no need to replace it right away. “I’m not sure” is an honest answer, and a good one for now.', ['research', 'reading-a-good-book'], ['debating-politics']],
    ],
    wellbeing: [
      ['claim', ['rest', 'body'], 'Sometimes you’re too tired for what you’d planned, and that’s a good enough reason. Spend the free hours on the couch. Anything new can start in a couple of weeks.', ['an-early-night', 'doing-nothing'], ['working-out', 'competitive-sports', 'taking-on-more-work']],
      ['consequence', ['freedom', 'control'], 'Drop a habit, and for a few days your hands won’t know where to go. Let them be idle. What comes next is easier to choose after a pause.', ['breaking-a-habit', 'doing-nothing', 'meditation'], ['trying-something-new', 'joining-a-club']],
    ],
    friends: [
      ['condition', ['doubt', 'belonging'], 'If a friend cancels or a group goes quiet, try not to invent the reason. Have an evening to yourself. There may be a plain answer in two or three weeks.', ['time-for-yourself', 'quiet-evenings-at-home'], ['parties-with-friends', 'making-a-complaint']],
      ['person', ['belonging', 'freedom'], 'When one person leaves a group, the rest of you are a different group. Meet once as you are before anyone goes looking for a replacement.', ['catching-up-with-friends', 'games-with-friends'], ['meeting-new-people', 'joining-a-club']],
    ],
    creativity: [
      ['condition', ['dreaming', 'drive'], 'If an idea or a show falls through, you don’t need the next one by morning. Enjoy what other people have made until you’re hungry to make something again.', ['watching-a-good-film', 'visiting-a-gallery'], ['starting-a-project', 'launching-something']],
      ['order', ['dreaming', 'drive'], 'Put the tools away and leave the last idea where it is. The next one tends to find people while they’re out for an aimless walk.', ['long-walks-or-hikes', 'time-by-the-water'], ['brainstorming', 'starting-a-project']],
    ],
  },
  'lunar-eclipse': {
    work: [
      ['claim', ['control', 'ambition'], 'Some chapters at work end without a speech. If one of yours is closing, hand things over neatly and thank the people who deserve it. The big decision can wait three weeks.', ['teaching-or-mentoring', 'clearing-a-backlog'], ['quitting', 'having-the-last-word'], 'working'],
      ['scene', ['truth', 'ambition'], 'A result or a remark may tell you where you stand, and it may not be where you’d hoped. Put it away for a few days, then look at it with a friend.', ['an-early-night', 'catching-up-with-friends'], ['difficult-conversations']],
    ],
    love: [
      ['person', ['talk', 'affection'], 'Two people can both notice that something’s changed and each wait for the other to say so. Be the one who does, gently. It doesn’t have to be settled the same evening.', ['heart-to-heart-talks', 'long-walks-or-hikes'], ['committing-to-a-partner', 'having-the-last-word'], 'adult'],
      ['scene', ['truth', 'talk'], 'The true sentence often comes out at the door, with one hand on the knob. If you hear one, you don’t have to answer right there. Say thank you and sleep on it.', ['an-early-night', 'time-for-yourself'], ['having-the-last-word', 'difficult-conversations']],
    ],
    home: [
      ['claim', ['belonging'], 'Every home keeps a few objects from an earlier life. Take one out and tell someone its story. Whether it stays can be decided another day.', ['looking-at-old-photos', 'heart-to-heart-talks'], ['decluttering']],
      ['condition', ['truth', 'belonging'], 'If an old family story turns out to have another side, hear it to the end. You don’t have to correct anyone, or forgive anyone by bedtime.', ['calling-family', 'heart-to-heart-talks'], ['having-the-last-word']],
    ],
    money: [
      ['claim', ['money', 'truth'], 'What two people share gets counted sooner or later. If the figure startles you, write it down and sleep on it. Whatever needs a signature can probably wait two weeks.', ['budgeting', 'sorting-paperwork'], ['signing-contracts', 'lending-money'], 'adult'],
      ['consequence', ['money', 'control'], 'Give back something borrowed, and you may sleep better than you expected. If a book or ten dollars has been with you too long, hand it over with thanks.', ['keeping-a-promise', 'settling-shared-expenses'], ['lending-money', 'buying-on-impulse']],
    ],
    study: [
      ['permission', ['control', 'thinking'], 'You can outgrow a teacher or a favorite author and stay grateful. Write the thank-you, even if you never send it, before you go looking for another.', ['keeping-a-journal', 'reading-a-good-book'], ['learning-something-new']],
      ['claim', ['truth', 'talk'], 'Words said in an unguarded moment can’t be taken back. If you hear more than you asked for, keep it to yourself, and take a night to think about your reply.', ['time-for-yourself', 'long-walks-or-hikes'], ['sharing-a-secret', 'writing-important-emails']],
    ],
    wellbeing: [
      ['feeling', ['feelings'], 'Tears may come well ahead of the reason for them. Leave the explaining until you’ve slept and eaten. A long bath is enough of a plan for one evening.', ['an-early-night', 'time-for-yourself'], ['difficult-conversations']],
      ['order', ['freedom', 'control'], 'Take off whatever pinches, beginning with the shoes. A role can pinch, too. Put one down for an evening without announcing that it’s for good.', ['time-for-yourself', 'doing-nothing'], ['taking-on-more-work']],
    ],
    friends: [
      ['condition', ['control', 'belonging', 'feelings'], 'If a group of friends is coming to its end, you don’t have to pretend otherwise. Walk home with one of them and say what you’ve loved about it. The rest can stay unsaid.', ['long-walks-or-hikes', 'catching-up-with-friends'], ['difficult-conversations']],
      ['claim', ['control', 'belonging'], 'People drift apart with nobody at fault. There’s no need to haul a friend back or end it officially. A picture of a good day, sent without a question, says enough.', ['looking-at-old-photos', 'catching-up-with-friends'], ['difficult-conversations']],
    ],
    creativity: [
      ['scene', ['control'], 'Sometimes the curtain falls in the middle of the applause. If a game or a project ends sooner than you’d like, take your bow anyway. The sequel can wait a while.', ['celebrating', 'an-early-night'], ['starting-a-project']],
      ['person', ['control', 'freedom'], 'A child can outgrow a beloved toy overnight, and an artist a favorite subject. If something of yours has had its time, give it a high shelf and some respect.', ['tidying-up', 'time-for-yourself'], ['selling-something', 'starting-a-project']],
    ],
  },
  'mercury-retrograde': {
    work: [
      ['feeling', ['thinking'], 'You’re better at spotting mistakes than at having new ideas just now. Go back over a page you thought was finished. It’s better to find the slip before anyone else does.', ['clearing-a-backlog', 'deep-work'], ['brainstorming', 'launching-something']],
      ['condition', ['talk'], 'If a meeting gets moved, you’re handed an hour you hadn’t planned on. Use it to answer whoever has waited longest for a word from you. A late reply is welcome, too.', ['clearing-a-backlog', 'planning-the-week'], ['starting-a-project', 'taking-on-more-work'], 'working', 'workday'],
      ['claim', ['thinking', 'hope'], 'A plan that seemed settled may come back to the table more than once. Hear out the objection before you defend your version. Most plans get better by being gone over again.', ['planning-the-week', 'asking-for-help'], ['having-the-last-word', 'launching-something'], 'adult'],
    ],
    love: [
      ['claim', ['talk', 'temper'], 'Half of any quarrel is a word heard wrong from the next room. Before you answer what you think was said, walk over and ask.', ['making-up-after-a-quarrel', 'heart-to-heart-talks'], ['having-the-last-word']],
      ['condition', ['talk', 'affection'], 'If a talk with someone you love went wrong, it’s worth having again, outdoors and at half the length. Start with the question that got skipped the first time.', ['making-up-after-a-quarrel', 'long-walks-or-hikes'], ['having-the-last-word']],
      ['scene', ['affection', 'belonging'], 'The early messages between two people who love each other are mostly forgotten. If you’ve kept yours, reread a few and say which line makes you smile now.', ['looking-at-old-photos', 'heart-to-heart-talks'], ['texting-an-ex'], 'adult'],
    ],
    home: [
      ['person', ['belonging', 'thinking'], 'Relatives tell a story twice and leave out different parts each time. Ask for one you think you know, with a pen nearby for whatever’s new in it.', ['calling-family', 'family-gatherings'], ['debating-politics', 'having-the-last-word']],
      ['claim', ['duty', 'belonging'], 'Large changes at home tend to get done twice if they’re begun now. Leave the furniture where it is for three weeks. There’s enough to do in repairing what you already have.', ['repairs-around-the-house', 'tidying-up'], ['redecorating', 'renovating']],
      ['condition', ['talk', 'belonging'], 'If the family has a plan, ask each person separately what was decided. You may hear three versions, and it’s better to hear them before anyone buys a ticket or a cake.', ['calling-family', 'planning-the-week'], ['booking-a-trip', 'spontaneous-outings']],
    ],
    money: [
      ['order', ['thinking', 'money'], 'Check the change and the total before you walk away. Figures get misread easily for a few weeks, and a receipt in your pocket settles most arguments.', ['budgeting', 'sorting-paperwork'], ['major-purchases', 'buying-on-impulse']],
      ['condition', ['thinking'], 'If a document needs your signature, read the middle pages, where it’s dullest. Better yet, ask whether the date can move by a few weeks. It often can.', ['sorting-paperwork', 'research'], ['signing-contracts', 'major-purchases'], 'adult'],
      ['claim', ['money', 'thinking'], 'Forgotten fees and forgotten refunds come to light when people go through old statements. Read yours for the last few months, with a question mark beside every name you don’t recognize.', ['budgeting', 'sorting-paperwork'], ['signing-contracts', 'major-purchases'], 'adult'],
    ],
    study: [
      ['claim', ['thinking'], 'The second reading is where a book starts talking to you in particular. Take down one you knew at another age. There’s usually a page where you’ve changed your mind.', ['reading-a-good-book', 'keeping-a-journal'], ['learning-something-new']],
      ['condition', ['duty'], 'If you’re going anywhere, check the departure time once more and leave earlier than you need to. A delay is easier to take with a book in your bag.', ['planning-the-week', 'reading-a-good-book'], ['spontaneous-outings', 'booking-a-trip']],
      ['feeling', ['thinking'], 'You may stumble over something you thought you knew. Go back to the first lessons for half an hour. The gap is usually near the beginning, where it’s quickly filled.', ['studying', 'asking-for-help'], ['taking-a-test', 'learning-something-new']],
    ],
    wellbeing: [
      ['claim', ['rest', 'hope'], 'Plans and appointments slide around for a few weeks. Check yours the day before. If one’s canceled anyway, that’s a free hour, and you’re allowed to do nothing useful with it.', ['planning-the-week', 'doing-nothing'], ['taking-on-more-work']],
      ['question', ['freedom'], 'What did you love doing before anyone kept score? Go back to that for a while, whether it was floating on your back or dancing in your socks.', ['swimming', 'going-dancing', 'time-for-yourself'], ['competitive-sports']],
      ['permission', ['rest'], 'You may eat the same breakfast at the same end of the table for three weeks. With so much else being moved around, it’s restful to have one habit that stays put.', ['eating-well', 'quiet-evenings-at-home'], ['changing-your-routine']],
    ],
    friends: [
      ['person', ['belonging', 'talk'], 'A friend you’ve lost touch with is often one question away, because another friend has kept the number. Ask around. These weeks are good for finding people again.', ['catching-up-with-friends', 'looking-at-old-photos'], ['meeting-new-people', 'joining-a-club'], 'adult'],
      ['order', ['talk'], 'When you arrange to meet, give the date and the day of the week. If the two don’t match, you’ll find out on the phone and not in the rain.', ['planning-the-week', 'catching-up-with-friends'], ['spontaneous-outings']],
      ['claim', ['talk', 'belonging'], 'Jokes that fell flat can stand between friends for a long time. If you remember one of yours, explain what you meant, without trying to make it funny this time.', ['making-up-after-a-quarrel', 'heart-to-heart-talks'], ['performing']],
    ],
    creativity: [
      ['person', ['thinking', 'dreaming'], 'Many writers only learn what they meant from the second version. Open an old draft, choose its best line, and rewrite the rest until it’s good enough to stand beside it.', ['creative-writing', 'deep-work'], ['showing-what-you-made']],
      ['claim', ['thinking'], 'Hands remember what the head has forgotten, such as a scale or how to turn the heel of a sock. Go back to something you used to be able to do.', ['practicing-an-instrument', 'building-something'], ['performing', 'learning-something-new']],
      ['feeling', ['duty', 'drive'], 'You’ve got more patience for sanding than for sawing. Finish the edges of what’s already built or written, and let any new idea wait on the shelf for three weeks.', ['building-something', 'creative-writing'], ['starting-a-project', 'launching-something']],
    ],
  },
  'mercury-direct': {
    work: [
      ['claim', ['talk'], 'Any page that’s waited for weeks can go out now. Read it once more as the person who’ll receive it, on a busy morning with ten others to read.', ['writing-important-emails', 'showing-what-you-made'], ['starting-a-project'], 'adult'],
      ['person', ['thinking', 'talk'], 'Whoever couldn’t decide may be able to in the coming days. Ask again, in three lines, with a question at the end that can be answered yes or no.', ['pitching-an-idea', 'writing-important-emails'], ['brainstorming', 'making-a-complaint'], 'working', 'workday'],
      ['count', ['talk'], 'One unanswered question can hold up everything behind it. Find out which one it is and ask it again. The rest of the pile starts moving once you have the answer.', ['clearing-a-backlog', 'asking-for-help'], ['starting-a-project', 'taking-on-more-work']],
    ],
    love: [
      ['condition', ['talk', 'affection'], 'If a message to someone you like is lying unsent, cut it by half and send it. What you meant survives the cutting, and you’ll sound more like yourself.', ['declaring-your-feelings', 'first-dates', 'creative-writing'], ['texting-an-ex'], 'adult'],
      ['claim', ['talk'], 'An apology that’s been stuck for weeks is easier to get out now. Make it in person, after running through it once on the stairs to take out the excuses.', ['making-up-after-a-quarrel', 'heart-to-heart-talks'], ['writing-important-emails']],
      ['person', ['talk'], 'Two people who keep talking past each other may finally be having the same conversation. Agree on what was said before you turn to what should be done about it.', ['heart-to-heart-talks', 'making-up-after-a-quarrel'], ['debating-politics']],
    ],
    home: [
      ['claim', ['drive', 'belonging'], 'Anything at home that was waiting for glue, a key or a call back can move again. Ask once more for what’s missing, and have a place ready for it.', ['repairs-around-the-house', 'asking-for-help'], ['starting-a-project'], 'workday'],
      ['condition', ['belonging', 'hope', 'talk'], 'If a family plan couldn’t find a date, it may find one now. Offer two, and read the message over for missing names before it goes to all the relatives.', ['family-gatherings', 'calling-family'], ['spontaneous-outings', 'having-the-last-word']],
      ['feeling', ['duty', 'thinking'], 'You may discover that half of what’s piled up needs no answer anymore. Throw that half out first, and the rest is one evening’s work.', ['sorting-paperwork', 'decluttering'], ['starting-a-project'], 'adult'],
    ],
    money: [
      ['condition', ['money', 'talk'], 'If a payment or a refund is overdue, ask again, with the invoice number in the first line. Four polite words get further than a page.', ['writing-important-emails', 'sorting-paperwork'], ['making-a-complaint'], 'adult'],
      ['feeling', ['thinking', 'money'], 'You can trust your arithmetic again, as long as you actually do it. Add up the last seven days of spending, once from the top and once from the bottom.', ['budgeting', 'sorting-paperwork'], ['lending-money']],
      ['claim', ['money'], 'Purchases that kept running into snags tend to go through now. Before you say yes, spend ten minutes with the page about returns, which nobody enjoys reading afterward.', ['research', 'major-purchases'], ['buying-on-impulse'], 'adult'],
    ],
    study: [
      ['feeling', ['thinking'], 'You may understand on the second try what made no sense on the first. Go back to the line where you got lost and read on slowly from there.', ['studying', 'reading-a-good-book'], ['learning-something-new']],
      ['condition', ['talk', 'hope'], 'If one unanswered question is holding up a trip, ask it now. Then check the dates against the calendar a last time before you get the suitcase down.', ['planning-the-week', 'short-trips'], ['spontaneous-outings', 'buying-on-impulse']],
      ['claim', ['talk'], 'Letters don’t get better by lying around unsent. If you have one, read it as though it were addressed to you. If you’d be glad to get it, mail it.', ['writing-important-emails', 'catching-up-with-friends'], ['giving-feedback']],
    ],
    wellbeing: [
      ['claim', ['thinking', 'body'], 'Heads clear the way a window does, from the middle outward. Use the first clear hour to find a date for one overdue checkup, at a time that really suits you.', ['planning-the-week', 'making-appointments'], ['taking-on-more-work'], 'adult', 'workday'],
      ['condition', ['drive'], 'If a good habit got interrupted, pick it up in the middle, the way you’d go back to a song after a cough. No announcement’s needed.', ['long-walks-or-hikes', 'eating-well'], ['setting-long-term-goals']],
      ['permission', ['duty'], 'You may throw out the old to-do list without reading it to the end. Whatever’s urgent will come back to you, and a new list of three is enough to start with.', ['planning-the-week', 'decluttering'], ['taking-on-more-work']],
    ],
    friends: [
      ['condition', ['belonging', 'hope'], 'If a get-together keeps being put off, it’s ready to go back on the calendar. Propose two evenings to the same people, and take the one that most of them can make.', ['having-people-over', 'catching-up-with-friends'], ['spontaneous-outings']],
      ['claim', ['affection', 'talk'], 'A late thank-you is a bigger surprise than a prompt one. Say in a line what the favor changed for you, and send it without apologizing for the delay.', ['catching-up-with-friends', 'keeping-a-promise'], ['asking-for-a-favor', 'making-a-complaint']],
      ['question', ['talk', 'thinking'], 'Is anyone waiting for a yes or a no from you? Either is kinder than silence by now. Send it in one line, with no more than one reason.', ['keeping-a-promise', 'setting-boundaries'], ['taking-on-more-work']],
    ],
    creativity: [
      ['scene', ['dreaming', 'thinking'], 'Missing verses and the right shade of blue turn up while you’re tying your shoes. Keep paper near the door, and whatever’s unfinished where you can reach it.', ['creative-writing', 'painting-or-making-music'], ['starting-a-project']],
      ['condition', ['recognition', 'dreaming'], 'If a page or a poem is nearly ready, give it to one reader you trust. Read the title once more first, since that’s where misspellings like to hide.', ['showing-what-you-made', 'creative-writing'], ['launching-something', 'performing']],
      ['claim', ['thinking', 'dreaming'], 'A tangle gives way once you’ve found a loose end. Go back to the last note or stitch you were sure of, and the next one will usually follow.', ['practicing-an-instrument', 'building-something'], ['performing', 'learning-something-new']],
    ],
  },
  'venus-retrograde': {
    work: [
      ['feeling', ['ambition', 'doubt'], 'You may like what you do less than it deserves for the next six weeks. Keep a list of what you’d change about it, and act only on the lines that last.', ['keeping-a-journal', 'setting-long-term-goals'], ['quitting', 'changing-your-routine'], 'adult'],
      ['question', ['money', 'ambition', 'recognition'], 'What is your work worth? The coming weeks are better for finding out than for naming a price. Note the effort that never gets mentioned, and keep the list for later.', ['keeping-a-journal', 'research'], ['asking-for-a-raise', 'negotiating'], 'working'],
    ],
    love: [
      ['person', ['affection', 'doubt', 'belonging'], 'Someone you once cared for may come back to mind in a very flattering light. Before you write to anyone, write down for yourself what was good and why it ended.', ['keeping-a-journal', 'looking-at-old-photos'], ['texting-an-ex', 'declaring-your-feelings'], 'adult'],
      ['claim', ['affection'], 'Affection that seems cooler than usual isn’t necessarily gone. Put off the verdict for six weeks, and do one kind act for someone you love without waiting to be thanked.', ['keeping-a-promise', 'cooking-for-others'], ['difficult-conversations', 'committing-to-a-partner']],
    ],
    home: [
      ['scene', ['doubt'], 'Curtains you’ve never minded can begin to look wrong overnight. Leave them hanging for six weeks and clean the windows behind them. It may only have been the light.', ['tidying-up', 'quiet-evenings-at-home'], ['redecorating', 'renovating'], 'adult'],
      ['claim', ['belonging', 'affection', 'temper'], 'Nobody loves everyone in the family equally every week. If one of them gets on your nerves, postpone the big talk and find a photo in which you’re both laughing.', ['looking-at-old-photos', 'quiet-evenings-at-home'], ['difficult-conversations', 'family-gatherings']],
    ],
    money: [
      ['claim', ['money', 'doubt'], 'What delights you in the store may puzzle you at home for a while. Leave it in the bag with the receipt, and by the third day you’ll know whether it stays.', ['budgeting', 'sorting-paperwork'], ['buying-on-impulse', 'shopping-for-clothes']],
      ['order', ['money', 'affection'], 'Go through your closet before you go near a store. What you’re really wishing for may be a jacket you’d stopped noticing, and that one’s already paid for.', ['decluttering', 'budgeting'], ['shopping-for-clothes']],
    ],
    study: [
      ['feeling', ['thinking', 'affection'], 'You may fall out of love with a subject halfway through. Before you drop it, go back to the picture or the sentence that first made you curious.', ['studying', 'reading-a-good-book'], ['learning-something-new']],
      ['claim', ['belonging', 'affection'], 'Places you once loved are better company than new ones for a while. Go back to a museum or a stretch of river, and notice what you like about it now.', ['visiting-a-museum', 'time-by-the-water'], ['trying-something-new']],
    ],
    wellbeing: [
      ['order', ['body'], 'Keep your hair its present length and color for six weeks. A wish for a new look is often a wish for an early night and the softest shirt in the drawer.', ['an-early-night', 'time-for-yourself'], ['haircuts-and-new-looks']],
      ['feeling', ['body'], 'You may find fault with everything you wear for six weeks. Put on what’s comfortable and leave the mirror early. The time you save is better spent outdoors.', ['long-walks-or-hikes', 'time-for-yourself'], ['shopping-for-clothes', 'haircuts-and-new-looks']],
    ],
    friends: [
      ['claim', ['belonging', 'affection'], 'Dazzling company can lose some of its shine, and old friends gain by it. Call whoever has known you longest and ask what you were like when you met.', ['catching-up-with-friends', 'heart-to-heart-talks'], ['joining-a-club', 'parties-with-friends']],
      ['permission', ['belonging', 'doubt'], 'You don’t need to decide now who your real friends are. People drift in and out of favor for six weeks. Keep the usual dates, and be slow to cross out a name.', ['keeping-a-promise', 'catching-up-with-friends'], ['difficult-conversations']],
    ],
    creativity: [
      ['feeling', ['dreaming', 'doubt'], 'You may tire of your own style for a while, as painters do. Don’t paint over anything yet. Try the new colors on cheap paper and decide in six weeks which ones to keep.', ['painting-or-making-music', 'trying-something-new'], ['showing-what-you-made', 'selling-something']],
      ['claim', ['dreaming', 'belonging'], 'Music you used to love can remind you what your taste was before anyone advised you. Listen to one old favorite from start to finish before you make anything new.', ['listening-to-music', 'time-for-yourself'], ['starting-a-project']],
    ],
  },
  'venus-direct': {
    work: [
      ['feeling', ['ambition', 'thinking'], 'You can tell again which tasks you’d choose and which you only put up with. Ask for more of the first kind, naming exactly the ones you mean.', ['planning-the-week', 'asking-for-a-favor'], ['quitting', 'making-a-complaint'], 'adult'],
      ['claim', ['recognition', 'affection'], 'Appreciation is easier to give and to get again. Thank one person for a particular piece of work, and tell them what it made possible.', ['giving-feedback', 'celebrating'], ['difficult-conversations']],
    ],
    love: [
      ['claim', ['affection', 'truth'], 'Feet are honest about affection. They hurry toward some doors and drag toward others. If you’ve been of two minds about someone, notice how you walk there.', ['first-dates', 'heart-to-heart-talks'], ['texting-an-ex'], 'adult'],
      ['permission', ['affection'], 'You don’t have to explain a cool spell before you end it. Sit next to someone you love, and say plainly that it’s good to be there.', ['heart-to-heart-talks', 'making-up-after-a-quarrel'], ['making-a-complaint', 'having-the-last-word']],
    ],
    home: [
      ['scene', ['thinking', 'belonging'], 'Any picture that’s been leaning against the wall for weeks deserves a decision. If your eye goes there first when you come in, hang it. If not, find it a better home.', ['redecorating', 'decluttering'], ['major-purchases']],
      ['feeling', ['belonging', 'affection'], 'You know again whom you’d like at your table. Ask that one person first, to a meal you’d happily eat yourself, and leave the dutiful invitations for another month.', ['having-people-over', 'cooking-for-others'], ['parties-with-friends'], 'adult'],
    ],
    money: [
      ['feeling', ['money', 'thinking'], 'Your sense of what’s worth the price is back. If you keep going back to one shirt, buy it, leave its two cousins on the rack, and you won’t flinch at the receipt.', ['shopping-for-clothes', 'choosing-gifts'], ['buying-on-impulse']],
      ['claim', ['money', 'thinking'], 'Belongings you’ve stopped liking are easier to part with now that you can tell what they’re worth. Sell one, and put the money toward something you’ll really use.', ['selling-something', 'decluttering'], ['shopping-for-clothes']],
    ],
    study: [
      ['claim', ['thinking', 'feelings'], 'Curiosity comes back the way appetite does after a cold, with something sweet first. Choose the book or the trip that makes your mouth water. The one that’s good for you can wait.', ['reading-a-good-book', 'learning-something-new'], ['taking-a-test', 'setting-long-term-goals']],
      ['feeling', ['talk', 'affection'], 'It’s easier than it was to say a friendly sentence and have it taken that way. If an invitation of yours went unanswered, ask again without mentioning the first one.', ['catching-up-with-friends', 'having-people-over'], ['difficult-conversations']],
    ],
    wellbeing: [
      ['permission', ['body', 'thinking'], 'You’re allowed to dress for yourself, down to the length of your sleeves. Wear the color, or book the haircut, that you’d choose if nobody were going to remark on it.', ['haircuts-and-new-looks', 'shopping-for-clothes'], ['major-purchases']],
      ['claim', ['body'], 'What feels good and what does you good are closer together than they’ve been. Let your appetite choose supper, and take the time to sit down for it.', ['eating-well', 'cooking-for-others'], ['breaking-a-habit']],
    ],
    friends: [
      ['question', ['belonging', 'affection'], 'Whose company do you come home from in a better mood? You can tell again, and those are the people to ask first when there’s an evening free.', ['catching-up-with-friends', 'having-people-over'], ['meeting-new-people']],
      ['claim', ['belonging', 'affection'], 'A friendship that cooled over nothing much can pick up where it left off. Suggest what you used to do together, at the usual place, and skip the explanation.', ['catching-up-with-friends', 'games-with-friends'], ['difficult-conversations']],
    ],
    creativity: [
      ['order', ['dreaming', 'thinking'], 'Pick the two colors your hand goes to before you’ve thought about it, and leave the rest in the box. Two are enough for a whole picture, or a whole afternoon.', ['painting-or-making-music', 'trying-something-new'], ['brainstorming', 'giving-feedback']],
      ['claim', ['dreaming', 'feelings'], 'Work you’d grown tired of may please you again. Take it out and hang it, or play it, where a friend can enjoy it. The flaws don’t need pointing out.', ['showing-what-you-made', 'painting-or-making-music'], ['giving-feedback']],
    ],
  },
  'mars-retrograde': {
    work: [
      ['claim', ['drive', 'ambition'], 'Pushing harder won’t make anything go faster for a while. Return to a job that was started too fast, and do the second half as carefully as a watchmaker would.', ['clearing-a-backlog', 'deep-work'], ['starting-a-project', 'launching-something']],
      ['feeling', ['drive', 'temper'], 'You may feel blocked where you used to charge ahead, and angrier about it than you show. Put the strength into one skill you need, half an hour a day.', ['deep-work', 'learning-something-new'], ['quitting', 'starting-a-project']],
    ],
    love: [
      ['feeling', ['temper'], 'You may swallow your anger for a while and have the quarrel in the shower instead. Write the speech down, show no one, and ask the person it’s meant for one friendly question.', ['keeping-a-journal', 'heart-to-heart-talks'], ['having-the-last-word', 'making-a-complaint']],
      ['claim', ['affection'], 'Desire has slower seasons, and they say less about love than people fear. There’s nothing to prove. An evening side by side keeps the door open better than a chase would.', ['quiet-evenings-at-home', 'watching-a-good-film'], ['first-dates', 'declaring-your-feelings'], 'adult'],
    ],
    home: [
      ['condition', ['drive', 'belonging'], 'If a job at home was begun with great energy and stopped halfway, finish that before you start another. Leave every wall standing for the next ten weeks.', ['repairs-around-the-house', 'tidying-up'], ['renovating', 'starting-a-project'], 'adult'],
      ['person', ['temper', 'belonging'], 'Most families have one argument they know by heart. When it starts up again, you can decline your part. Go outside for ten minutes and come back with another subject.', ['time-for-yourself', 'long-walks-or-hikes'], ['debating-politics', 'having-the-last-word']],
    ],
    money: [
      ['consequence', ['temper', 'money'], 'Argue over five dollars now, and you’ll pay for it in sleep. Settle the bill in good humor, then use your energy to find out where your own money leaks.', ['settling-shared-expenses', 'budgeting'], ['negotiating', 'making-a-complaint'], 'adult'],
      ['claim', ['money', 'ambition', 'drive'], 'Pressing for more money can wear you out faster than it pays just now. Go over the offers and figures you already have, and prepare your case for a better month.', ['research', 'budgeting'], ['asking-for-a-raise', 'negotiating'], 'working'],
    ],
    study: [
      ['permission', ['thinking', 'duty'], 'You may leave an argument unwon and go back to your reading. Whatever you learned too fast deserves a second look, page by page, the way you’d search for a ring in the grass.', ['studying', 'research'], ['debating-politics', 'taking-a-test']],
      ['claim', ['temper', 'duty'], 'Hurry costs more than it saves for a while, on the road and in a sentence. Let whoever’s pushing go first. A sharp message can be answered once you’re less sharp yourself.', ['reading-a-good-book', 'long-walks-or-hikes'], ['long-drives', 'writing-important-emails']],
    ],
    wellbeing: [
      ['feeling', ['body', 'drive'], 'You’ll do better with good form than with fast times for a while. Take a third off the pace and learn one movement well, from the heels up.', ['working-out', 'swimming', 'learning-something-new'], ['competitive-sports']],
      ['claim', ['temper', 'body'], 'Anger that isn’t spoken tends to settle in the jaw and the shoulders. Warm water gets more of it out than a contest would, and a long sleep does the rest.', ['swimming', 'an-early-night'], ['competitive-sports']],
    ],
    friends: [
      ['claim', ['temper', 'drive'], 'Most fights that a group offers you can be skipped at no cost. Spend the time on finishing something that all of you were eager to begin.', ['helping-a-friend', 'keeping-a-promise'], ['debating-politics', 'having-the-last-word']],
      ['permission', ['control', 'rest'], 'You can let someone else get everyone moving for the next ten weeks. Come along as a guest, take the seat you’re given, and enjoy not being in charge.', ['catching-up-with-friends', 'games-with-friends'], ['taking-on-more-work']],
    ],
    creativity: [
      ['feeling', ['temper', 'duty'], 'More than once, you may want to tear up what you’re making and start over. Play the tune slower or turn the picture upside down first. What’s wrong is usually one corner.', ['painting-or-making-music', 'practicing-an-instrument'], ['starting-a-project', 'performing']],
      ['claim', ['drive', 'thinking'], 'Practice is a good use of strength when there’s no race to run. Choose the four bars, or the drawing of a hand, that always beat you, and go through them slowly.', ['practicing-an-instrument', 'painting-or-making-music'], ['performing', 'showing-what-you-made']],
    ],
  },
  'mars-direct': {
    work: [
      ['order', ['drive', 'ambition'], 'Give the most stubborn job your first ten minutes, before you’ve looked at a single message. Getting started is easier than it’s been for weeks, and the next ten may follow.', ['clearing-a-backlog', 'deep-work'], ['planning-the-week']],
      ['claim', ['drive', 'ambition'], 'A stalled project seldom needs a better plan. It needs a first part that fits into an hour, and a day for doing it. Write down both before you look at the rest.', ['planning-the-week', 'clearing-a-backlog'], ['brainstorming', 'dreaming-up-plans']],
    ],
    love: [
      ['condition', ['drive', 'affection'], 'If you want to see someone, stop collecting reasons and ask. Name a place and an evening in the first sentence, before you’ve had time to make it clever.', ['first-dates', 'romantic-dinners', 'facing-a-fear'], ['texting-an-ex'], 'adult'],
      ['claim', ['drive', 'temper'], 'Courage is coming back, including the kind it takes to go first after a quarrel. Cross the room and say your half of it, then give the other person time.', ['making-up-after-a-quarrel', 'heart-to-heart-talks'], ['having-the-last-word']],
    ],
    home: [
      ['scene', ['drive', 'belonging'], 'A table that’s stood in the wrong place for months can be moved now. With a second pair of arms and a blanket underneath, it can be where you want it by supper.', ['redecorating', 'asking-for-help'], ['renovating']],
      ['person', ['drive', 'belonging'], 'Families can talk about a change for months until one person picks up a broom or a phone. Do ten minutes of the first part before anyone discusses it again.', ['decluttering', 'tidying-up'], ['dreaming-up-plans']],
    ],
    money: [
      ['feeling', ['drive', 'money'], 'The nerve to ask for what’s yours is coming back, whether it’s an overdue fee or a loan. Do it in person, in one sentence, and leave it at that.', ['negotiating', 'settling-shared-expenses'], ['lending-money'], 'adult'],
      ['claim', ['money', 'drive'], 'Earning more takes a push, and yours is coming back. Choose one way to do it and give it your best two hours before you think about what to buy.', ['selling-something', 'negotiating'], ['buying-on-impulse'], 'working'],
    ],
    study: [
      ['claim', ['drive', 'thinking'], 'A mountain of pages gets climbed like any other, by leaning into it. Do the steep part first, with no stops along the way to straighten your desk.', ['studying', 'learning-something-new'], ['tidying-up']],
      ['condition', ['drive', 'freedom'], 'If a trip lacks only a date, name one and pack a bag. The energy for early trains is coming back, and the nearest place will do.', ['short-trips', 'weekend-trips'], ['dreaming-up-plans'], 'adult'],
    ],
    wellbeing: [
      ['feeling', ['body', 'drive'], 'Your get-up-and-go is coming back, legs first. Spend it on a brisk walk or a few laps, and stop while you’d gladly go on.', ['long-walks-or-hikes', 'swimming', 'playing-outside'], ['competitive-sports', 'taking-on-more-work']],
      ['claim', ['drive', 'body'], 'Starting again is the hard part of any exercise, and it’s easier now than it’s been for weeks. Do a first round so short that it hardly counts, then another tomorrow.', ['working-out', 'changing-your-routine'], ['setting-long-term-goals']],
    ],
    friends: [
      ['person', ['drive', 'belonging'], 'Every outing needs one person who says, “Let’s go.” Say it, or say yes to whoever does, and be out the door before the discussion starts.', ['spontaneous-outings', 'catching-up-with-friends'], ['planning-the-week']],
      ['claim', ['drive', 'belonging'], 'Few people take up an offer to help “sometime.” The energy for a real one is coming back. Offer a friend one short job on one particular day, and show up on time.', ['helping-a-friend', 'keeping-a-promise'], ['asking-for-a-favor', 'dreaming-up-plans']],
    ],
    creativity: [
      ['claim', ['drive', 'dreaming'], 'A motor that’s stood idle coughs before it runs. Start up anyway, with the loudest color or the fastest song. Once your sleeves are dirty, you’re through the worst of it.', ['painting-or-making-music', 'practicing-an-instrument'], ['tidying-up']],
      ['order', ['drive', 'dreaming'], 'Skip the sharpening of pencils and begin in the middle, with the part you’ve been looking forward to. It’s easier now to make something than to prepare for it.', ['building-something', 'creative-writing'], ['research', 'tidying-up']],
    ],
  },
  'slow-turns': {
    work: [
      ['scene', ['ambition', 'freedom'], 'A big ship begins to turn long before anyone on board feels it. Look at what you wanted to get good at a year ago, and ask whether you’re still heading there.', ['setting-long-term-goals', 'keeping-a-journal'], ['starting-a-project']],
      ['question', ['ambition', 'freedom'], 'Does your work still suit you the way it did when you began? Write two honest sentences about it, seal them in an envelope, and read them a year from now.', ['keeping-a-journal', 'setting-long-term-goals'], ['quitting', 'taking-on-more-work'], 'working'],
    ],
    love: [
      ['claim', ['affection', 'belonging'], 'Closeness is like a footpath, which stays open only where people walk it. Think of someone you’d hate to lose touch with, and go and see them for no particular reason.', ['catching-up-with-friends', 'heart-to-heart-talks'], ['taking-on-more-work']],
      ['feeling', ['affection', 'feelings', 'freedom'], 'What you need from love may be changing too slowly to notice. There’s nothing to announce. Pay attention, on an ordinary evening, to when you breathe more easily.', ['quiet-evenings-at-home', 'keeping-a-journal'], ['committing-to-a-partner', 'texting-an-ex'], 'adult'],
    ],
    home: [
      ['scene', ['belonging', 'freedom'], 'As an old house settles, a door begins to stick, and it’s nobody’s fault. If life at home pinches in one place, change that one arrangement and leave the rest alone.', ['heart-to-heart-talks', 'changing-your-routine'], ['moving-house', 'renovating', 'redecorating']],
      ['person', ['belonging', 'freedom'], 'In every family, whoever used to be led across the street ends up doing the leading. Ask a relative, older or younger, what they’d like to do for themselves from now on.', ['calling-family', 'heart-to-heart-talks'], ['giving-feedback', 'having-the-last-word'], 'adult'],
    ],
    money: [
      ['claim', ['money', 'freedom'], 'Rivers change course without a splash, and money does, too. A year of your spending, rather than a week of it, shows the direction. Set aside an hour to look back over it.', ['budgeting', 'setting-long-term-goals'], ['major-purchases', 'lending-money'], 'adult'],
      ['order', ['money', 'freedom'], 'Name three possessions you’d take along if you moved, and three you wouldn’t miss. What you value changes slowly, and your spending may be a few years behind.', ['decluttering', 'budgeting'], ['major-purchases', 'buying-on-impulse']],
    ],
    study: [
      ['feeling', ['thinking', 'freedom'], 'You may hear yourself hesitate in the middle of an opinion you’ve held for a long time. Stop there. Then look for a book by someone who came to a different one.', ['reading-a-good-book', 'research'], ['debating-politics']],
      ['condition', ['thinking', 'freedom'], 'If learning has been all gulps, sips may suit you better for a while, or the other way around. Choose your own pace, and put the next lesson on the calendar.', ['studying', 'planning-the-week'], ['taking-on-more-work']],
    ],
    wellbeing: [
      ['claim', ['drive', 'freedom'], 'Your best hour of the day can drift over time without telling you. Find out where it is now, and use it for something you love before anyone else asks for it.', ['time-for-yourself', 'changing-your-routine'], ['taking-on-more-work']],
      ['scene', ['freedom'], 'The tide turns, and anyone on the beach would swear that nothing’s happened. Walk without a goal for half an hour and ask yourself what’s become easier than it was.', ['long-walks-or-hikes', 'time-by-the-water'], ['competitive-sports']],
    ],
    friends: [
      ['claim', ['belonging', 'freedom'], 'Circles of friends rearrange themselves over time without anyone giving orders. Before you decide who’s leaving, ask the one you see least how they’ve been.', ['catching-up-with-friends', 'heart-to-heart-talks'], ['meeting-new-people']],
      ['order', ['hope', 'belonging'], 'Take an old hope to a friend who’s honest with you. Hopes get outgrown the way coats do, and another pair of eyes can tell whether yours is too tight or only creased.', ['heart-to-heart-talks', 'catching-up-with-friends'], ['starting-a-project']],
    ],
    creativity: [
      ['person', ['dreaming', 'freedom'], 'A pace that you no longer notice can still be the wrong one. Play or draw for an hour without a plan, and find out whether you’d like to go slower or faster.', ['practicing-an-instrument', 'painting-or-making-music'], ['performing']],
      ['claim', ['duty', 'dreaming'], 'A quilt or a novel takes seasons, which is no reason not to begin one. Choose something long to make and give it an honest number of months.', ['building-something', 'creative-writing'], ['showing-what-you-made']],
    ],
  },
  'sun-enters': {
    work: [
      ['claim', ['ambition', 'recognition'], 'Work of any kind, paid or not, gets the best light of the coming month. Choose the one piece of it you’d like to be known for when the month is over.', ['setting-long-term-goals', 'deep-work'], ['taking-on-more-work']],
      ['feeling', ['recognition', 'ambition'], 'You may be asked what you’re working on by people who’ve never wondered before. Have one line ready that a stranger would understand, and say it without apologizing.', ['meeting-someone-influential', 'planning-the-week'], ['deep-work', 'staying-late-at-work'], 'working', 'workday'],
    ],
    love: [
      ['order', ['affection', 'belonging'], 'Take a plan you’d normally carry out alone, and ask someone along. The coming month is about who’s beside you, if only on the way to the hardware store.', ['first-dates', 'short-trips'], ['deep-work', 'staying-late-at-work'], 'adult'],
      ['scene', ['affection', 'feelings'], 'It takes two to get a mattress around a corner, and it only works when each says where they’re turning. Find out what someone close to you wants before you decide for both.', ['heart-to-heart-talks', 'catching-up-with-friends'], ['major-purchases']],
    ],
    home: [
      ['claim', ['belonging', 'rest'], 'A month can be lived mostly between the stove and the sofa and not be wasted. Give your first free hour to the room you’d like to be happiest in.', ['quiet-evenings-at-home', 'cooking-for-others'], ['booking-a-trip']],
      ['person', ['belonging'], 'In most families one person knows what the great-grandparents did for a living. Call that person with a pen in your hand, or write down what you know yourself.', ['calling-family', 'looking-at-old-photos'], ['decluttering']],
    ],
    money: [
      ['claim', ['money', 'thinking'], 'A week of spending, from chewing gum to shoes, fits on one page and reads like a diary. Keep that page for the next seven days, since the month ahead is about what’s yours.', ['budgeting', 'keeping-a-journal'], ['shopping-for-clothes', 'buying-on-impulse']],
      ['feeling', ['money'], 'You own more than you could list from memory. Walk through your rooms with a notepad, and write down what you’d buy again before you look at what you’d like next.', ['decluttering', 'budgeting'], ['major-purchases', 'buying-on-impulse']],
    ],
    study: [
      ['claim', ['thinking'], 'Questions are in season for a month. Write down what you wonder about on an ordinary walk. Looking up one answer a day is enough.', ['learning-something-new', 'research'], ['debating-politics', 'giving-feedback']],
      ['scene', ['freedom'], 'The unknown world starts about two streets past where you usually turn around. Make it a month of short outings, the first of them just one stop farther than usual.', ['short-trips', 'visiting-a-museum'], ['quiet-evenings-at-home']],
    ],
    wellbeing: [
      ['permission', ['rest'], 'For a month you may count yourself among the people you’re kind to. Decide first when you’ll rest, then fit the other plans of the day around it.', ['time-for-yourself', 'planning-the-week'], ['taking-on-more-work']],
      ['count', ['drive'], 'Thirty mornings can make a habit. Pick what you’d like to do in the first ten minutes after waking, with no screen in it, and go to bed early enough to enjoy it.', ['changing-your-routine', 'an-early-night'], ['late-nights-out', 'parties-with-friends', 'having-people-over']],
    ],
    friends: [
      ['order', ['belonging'], 'Write people into the calendar first this month. Three friends and three dates will do for a start, and errands are good at squeezing into what’s left.', ['catching-up-with-friends', 'planning-the-week'], ['taking-on-more-work']],
      ['feeling', ['belonging'], 'You’ll get further in company than alone for the next few weeks. Somewhere a group is missing a singer, a goalie or a potato salad. Find out where, and show up.', ['joining-a-club', 'volunteering'], ['deep-work', 'quiet-evenings-at-home']],
    ],
    creativity: [
      ['claim', ['dreaming', 'freedom'], 'A month of play needs a table where the glue can be left out overnight. Clear half of yours and spread newspaper over it. Nobody has to straighten it up until you’re done.', ['building-something', 'painting-or-making-music'], ['tidying-up', 'clearing-a-backlog']],
      ['question', ['freedom'], 'How would you spend a month of recess? Take your first answer seriously enough to find an hour for it in the next seven days.', ['trying-something-new', 'games-with-friends'], ['clearing-a-backlog', 'taking-on-more-work']],
    ],
  },
  'venus-enters': {
    work: [
      ['person', ['ambition', 'affection'], 'People say yes sooner to someone they enjoy working with, and being liked will be easier for a month. Ask for the help or the chance you’d like, without a long preamble.', ['asking-for-a-favor', 'meeting-someone-influential'], ['difficult-conversations'], 'working', 'workday'],
      ['claim', ['affection', 'ambition'], 'Charm does some of the lifting for a while, wherever people do a job together. Praise someone else’s effort where others can hear it, on the condition that you mean it.', ['giving-feedback', 'celebrating'], ['difficult-conversations']],
    ],
    love: [
      ['permission', ['affection'], 'You can afford to be seen liking someone this month. Save them the seat beside yours at the movies, and stay together until the last of the credits.', ['romantic-dinners', 'first-dates', 'watching-a-good-film'], ['texting-an-ex'], 'adult'],
      ['claim', ['affection'], 'Affection costs next to nothing this month, and it keeps. Think of whoever you’d miss first, and leave a line saying so where they’re bound to find it.', ['declaring-your-feelings', 'choosing-gifts'], ['difficult-conversations']],
    ],
    home: [
      ['order', ['dreaming', 'belonging'], 'Stand a branch or a few flowers in the tallest glass you have. Home is easy to be fond of this month, and one good-looking corner can change a whole room.', ['redecorating', 'quiet-evenings-at-home'], ['renovating', 'major-purchases']],
      ['person', ['belonging', 'affection'], 'Relatives make better company than usual this month, in sensible portions. Invite the two who make each other laugh, to a meal that needs no watching.', ['family-gatherings', 'having-people-over', 'cooking-for-others'], ['difficult-conversations'], 'adult'],
    ],
    money: [
      ['feeling', ['money', 'feelings'], 'You’re about to like a great many good-looking objects. Put a sum for pleasure in an envelope and spend it with a clear conscience. When it’s empty, look without buying.', ['choosing-gifts', 'budgeting'], ['major-purchases', 'buying-on-impulse']],
      ['claim', ['money', 'affection'], 'The month ahead is kind to anyone who buys or sells face to face. Choose the flea market over the website, take a friend, and enjoy the talk as much as the price.', ['selling-something', 'spontaneous-outings'], ['buying-on-impulse']],
    ],
    study: [
      ['claim', ['thinking', 'affection'], 'A good teacher makes you forget the clock. Look for one this month among people you already enjoy, and ask what they could show you in an afternoon.', ['learning-something-new', 'asking-for-help'], ['deep-work', 'teaching-or-mentoring']],
      ['order', ['talk', 'affection'], 'Learn to say “how beautiful” in a language you often hear around you, and use it wherever it’s true. Courtesy will take you a long way just now.', ['learning-a-language', 'meeting-new-people', 'learning-something-new'], ['giving-feedback']],
    ],
    wellbeing: [
      ['scene', ['rest', 'feelings'], 'Soft clothes, a pear cut in slices, the good end of the sofa. Rest can be a pleasure and not just a repair, if you set it out as if for a guest.', ['quiet-evenings-at-home', 'time-for-yourself'], ['taking-on-more-work']],
      ['feeling', ['body'], 'You’re likelier to keep up a kind of exercise that you find beautiful. Try a dance or a path along the water this month, and drop whatever feels like punishment.', ['going-dancing', 'swimming', 'time-by-the-water'], ['competitive-sports', 'setting-long-term-goals']],
    ],
    friends: [
      ['order', ['belonging', 'affection'], 'Let it be known that there’s room at your table on a certain evening each week. Friends come with hardly any effort this month, once they don’t have to be asked.', ['having-people-over', 'cooking-for-others'], ['booking-a-trip'], 'adult'],
      ['claim', ['affection', 'belonging'], 'A friend’s favorite pastime is the easiest place to be liked this month, whether it’s mushrooms or model railroads. Go along once and let your friend explain it from the beginning.', ['catching-up-with-friends', 'trying-something-new'], ['giving-feedback']],
    ],
    creativity: [
      ['feeling', ['dreaming', 'feelings'], 'You’ll notice more beauty than usual for a month, at the fruit stand as much as in a museum. Copy a color you love into a notebook and make something with it.', ['painting-or-making-music', 'photography'], ['shopping-for-clothes']],
      ['person', ['belonging', 'dreaming'], 'Quilting bees and garage bands know that making is twice the fun in company. Carry your own project to a friend’s table this month, and work side by side.', ['building-something', 'catching-up-with-friends'], ['deep-work', 'giving-feedback']],
    ],
  },
  'mars-enters': {
    work: [
      ['feeling', ['drive', 'ambition'], 'You may be ready for the job that everyone else walks around. Spend your first hour on it every morning, and let slow people be slow.', ['deep-work', 'clearing-a-backlog'], ['giving-feedback']],
      ['claim', ['ambition', 'drive'], 'Ambition has elbows, and yours are about to get sharper. Say what you’re after before you want it loudly, and hand out credit as though you had plenty.', ['pitching-an-idea', 'giving-feedback'], ['having-the-last-word'], 'working'],
    ],
    love: [
      ['claim', ['affection', 'temper'], 'Sparks come in two kinds, and you may see both. If you like someone, ask outright. If you’re mad at someone, walk around the block before you say so.', ['first-dates', 'declaring-your-feelings', 'long-walks-or-hikes'], ['having-the-last-word'], 'adult'],
      ['person', ['affection', 'temper'], 'People who adore each other bump into each other in a narrow kitchen. For the next six weeks, say early, and in a friendly voice, when you need more room.', ['setting-boundaries', 'heart-to-heart-talks'], ['having-people-over']],
    ],
    home: [
      ['scene', ['temper', 'drive', 'belonging'], 'Home can feel like a workshop for the next six weeks, tempers included. Take a corner and a job of your own, and keep the talk for supper.', ['tidying-up', 'building-something'], ['difficult-conversations']],
      ['order', ['drive', 'temper'], 'Pick the most stubborn job at home and give it one full hour. Strength with nowhere to go tends to land on people, and a hard job can take it better.', ['decluttering', 'tidying-up'], ['difficult-conversations']],
    ],
    money: [
      ['feeling', ['money', 'drive'], 'You’re in the mood to earn and in the mood to spend, sometimes within the hour. Go after the extra job first. Whatever you want to buy can wait until you’ve been paid.', ['selling-something', 'negotiating'], ['buying-on-impulse'], 'working'],
      ['claim', ['temper', 'money'], 'Fights about money usually start with a number nobody wrote down. Put it on paper before anyone raises their voice, and you’ll have energy left over for earning.', ['settling-shared-expenses', 'budgeting'], ['lending-money'], 'adult'],
    ],
    study: [
      ['feeling', ['talk', 'temper', 'thinking'], 'You’ve got a quick tongue and plenty of fight for six weeks. Turn both on the hardest chapter or the boldest question. Keep the sharp remarks out of your messages.', ['studying', 'research'], ['debating-politics', 'writing-important-emails']],
      ['scene', ['temper'], 'On a bike, behind a wheel or with a shopping cart, you’ll want to pass everyone for a while. Leave ten minutes early, which cures most of it.', ['short-trips', 'planning-the-week'], ['long-drives']],
    ],
    wellbeing: [
      ['count', ['body', 'drive'], 'Five laps, two floors or a mile will all do, as long as you count. The next six weeks have more fuel in them than a chair can burn.', ['swimming', 'long-walks-or-hikes', 'playing-outside'], ['doing-nothing', 'deep-work']],
      ['consequence', ['body', 'drive'], 'Go through the day at full speed, and you’ll bump into door frames and then into people. Warm up before you lift anything. Walk off what’s left before you speak.', ['long-walks-or-hikes', 'working-out', 'time-for-yourself'], ['taking-on-more-work']],
    ],
    friends: [
      ['person', ['drive', 'belonging'], 'A group gets moving as soon as one person picks up a crate. Pick up a light one, and thank the others before you correct how they carry.', ['volunteering', 'helping-a-friend'], ['giving-feedback']],
      ['claim', ['drive', 'belonging'], 'Friends are for playing against, too, and the next six weeks have some fight in them. Set up a match with clear rules and a handshake at the end, whatever the score.', ['games-with-friends', 'competitive-sports', 'playing-outside'], ['having-the-last-word']],
    ],
    creativity: [
      ['order', ['temper', 'dreaming'], 'Pound the clay or drum on a bucket. Making something takes a certain amount of fury, and it does more good there than in a conversation.', ['painting-or-making-music', 'building-something'], ['difficult-conversations']],
      ['feeling', ['drive', 'dreaming'], 'You’d rather play a piece than polish it for the next six weeks, and that’s fine. Go through it from start to finish at full tilt. The polishing can come at the end.', ['practicing-an-instrument', 'painting-or-making-music'], ['showing-what-you-made']],
    ],
  },
  'mercury-enters': {
    work: [
      ['claim', ['talk', 'ambition'], 'For the next few weeks, work is mostly talk: quick questions with long answers, and people you haven’t met. Write down each name the first time you hear it, and use it the second.', ['meeting-someone-influential', 'meeting-new-people'], ['deep-work', 'taking-on-more-work'], 'working', 'workday'],
      ['feeling', ['talk', 'ambition'], 'You’ll be asked to explain what you do more often than usual. Prepare one version for an expert and one for a toddler, and try the second one first, whoever’s listening.', ['teaching-or-mentoring', 'creative-writing'], ['deep-work', 'giving-feedback']],
    ],
    love: [
      ['question', ['talk', 'affection'], 'Which question would you ask someone you like if you didn’t mind sounding odd? Ask that one. The next few weeks are good for conversation, and most people enjoy a real question.', ['first-dates', 'heart-to-heart-talks'], ['texting-an-ex'], 'adult'],
      ['claim', ['affection', 'talk'], 'A lot of closeness is logistics, such as who’s got the key and whether you slept all right. Ask the dull questions warmly, and the deep ones may follow.', ['heart-to-heart-talks', 'planning-the-week'], ['debating-politics'], 'adult'],
    ],
    home: [
      ['scene', ['belonging', 'talk'], 'With so much coming and going, home can feel like a train station for a few weeks. Name one evening when nobody’s on the way out, and keep it for talking.', ['family-gatherings', 'quiet-evenings-at-home'], ['taking-on-more-work', 'spontaneous-outings']],
      ['claim', ['talk', 'belonging'], 'Talk goes better when hands are busy. If there’s a family plan to discuss, do it while you’re peeling potatoes, beginning with the quietest person in the room.', ['cooking-for-others', 'heart-to-heart-talks'], ['having-the-last-word']],
    ],
    money: [
      ['claim', ['duty'], 'Paperwork is easier than usual for a few weeks. Gather every form with an empty line into one folder, find a pen that works, and fill them all out in one sitting.', ['sorting-paperwork', 'budgeting'], ['spontaneous-outings', 'taking-on-more-work'], 'adult'],
      ['condition', ['money', 'talk'], 'If you have to talk about money, do it on paper with a line down the middle. Two columns keep it friendlier than two voices.', ['settling-shared-expenses', 'budgeting'], ['lending-money'], 'adult'],
    ],
    study: [
      ['feeling', ['thinking'], 'You’re in the mood to browse. Walk along a shelf of books and read a page here and there, until you find one you can’t put back.', ['reading-a-good-book', 'learning-something-new'], ['deep-work', 'buying-on-impulse']],
      ['claim', ['thinking'], 'There’s more running around ahead than usual, and more standing in line. A thin book belongs in your bag, along with a question for whoever’s coming with you.', ['short-trips', 'reading-a-good-book'], ['deep-work', 'taking-on-more-work']],
    ],
    wellbeing: [
      ['claim', ['body', 'talk'], 'Practical questions about the body have practical answers, and a pharmacist or a coach often gives them for free. Ask about the shoes or the stiff neck while you’re in a talking mood.', ['asking-for-help', 'learning-something-new'], ['major-purchases'], 'workday'],
      ['order', ['thinking', 'talk'], 'Explain an ordinary day of yours aloud, the way you’d give directions to a visitor. Wherever you’d have to say “it’s complicated,” you’ve found the stretch to simplify.', ['planning-the-week', 'changing-your-routine', 'keeping-a-journal'], ['taking-on-more-work']],
    ],
    friends: [
      ['feeling', ['talk', 'belonging'], 'You’ll hear a lot of news for a few weeks, and you decide what goes further. Pass along the good recipe and the kind word. The gossip can end with you.', ['catching-up-with-friends', 'helping-a-friend'], ['sharing-a-secret']],
      ['scene', ['talk', 'belonging'], 'Two grocery bags set down on the sidewalk usually mean a real conversation. Stop when you meet someone you know, and ask what can’t be answered in a word.', ['catching-up-with-friends', 'heart-to-heart-talks'], ['planning-the-week'], 'adult'],
    ],
    creativity: [
      ['order', ['dreaming', 'talk'], 'Rename the streets on your way home or rhyme the shopping list. Wordplay is easy just now, and whatever makes you laugh out loud is worth writing down.', ['creative-writing', 'games-with-friends'], ['deep-work', 'giving-feedback']],
      ['claim', ['thinking', 'talk'], 'Ideas turn up as halves for a while, and the other half is often in another head. Talk yours over with someone who draws if you write, or writes if you draw.', ['brainstorming', 'showing-what-you-made'], ['deep-work', 'having-the-last-word']],
    ],
  },
};

/** Scenes for a long void of course. */
// biome-ignore format: one row per scene
export const VOID: readonly SceneRow[] = [
  ['claim', ['duty'], 'What’s begun on a day like this tends to be begun again next week. Finish something instead, however dull it is, and enjoy not having to think about it anymore.', ['clearing-a-backlog', 'sorting-paperwork'], ['starting-a-project', 'launching-something']],
  ['permission', ['thinking'], 'Nobody needs a yes or a no from you right away. “Ask me again tomorrow” will do for most proposals, and a few won’t be made a second time.', ['time-for-yourself', 'doing-nothing'], ['negotiating', 'taking-on-more-work'], 'adult'],
  ['order', ['rest'], 'Take a walk you know by heart. Plans don’t catch on well for the moment, and a familiar path asks nothing of you except to look up now and then.', ['long-walks-or-hikes', 'doing-nothing'], ['trying-something-new']],
  ['person', ['rest'], 'Any cook will tell you there are days for a new recipe and days for the one you could make asleep. Today’s the second kind. Enjoy the old favorite.', ['cooking-for-others', 'eating-well'], ['trying-something-new'], 'adult'],
  ['condition', ['thinking', 'drive'], 'If you’re asked to decide, say you’d like a night to think. If you’re asked to help finish something, say yes, because half-done work is the kind that goes well.', ['helping-a-friend', 'clearing-a-backlog'], ['starting-a-project']],
  ['count', ['thinking', 'drive'], 'Of three bright ideas today, two may look dull a few days from now. Write all three down without arguing, then go back to whatever’s already under way.', ['keeping-a-journal', 'clearing-a-backlog'], ['pitching-an-idea', 'launching-something']],
  ['claim', ['duty'], 'It’s a better day for the rehearsal than for the premiere. Go through the hard part once more with nobody watching, and stop while it still feels good.', ['practicing-an-instrument', 'studying'], ['performing', 'taking-a-test']],
  ['feeling', ['rest', 'duty'], 'Today may feel like a train that’s stopped in open country. Nothing’s wrong and nothing’s moving, so look out or read on. It’ll start again without your pushing.', ['reading-a-good-book', 'doing-nothing'], ['starting-a-project']],
  ['order', ['duty'], 'Put on a long piece of music and do the dullest job you’ve got. New ideas don’t take hold for the moment, whereas dull work is sure to come out right.', ['listening-to-music', 'tidying-up'], ['brainstorming']],
  ['claim', ['money'], 'A purchase made on a day like this often ends up at the back of a closet. Look as long as you like, and leave your money at home.', ['long-walks-or-hikes', 'spontaneous-outings'], ['major-purchases', 'shopping-for-clothes']],
  ['permission', ['belonging', 'talk'], 'Phone calls are allowed to lead nowhere. Make the ones that are only about hearing a voice. Those that need a result can wait for another day.', ['calling-family', 'catching-up-with-friends'], ['negotiating', 'asking-for-a-favor'], 'adult'],
  ['claim', ['rest'], 'Favorite books are good company on a day when nothing new takes hold. Read the chapter you love again, at half the speed.', ['reading-a-good-book', 'quiet-evenings-at-home'], ['learning-something-new']],
  ['consequence', ['hope', 'drive'], 'Push a new plan uphill now, and you may find it back at the bottom next week. Leave it a plan for one more day. It won’t spoil.', ['dreaming-up-plans', 'time-for-yourself'], ['pitching-an-idea', 'starting-a-project']],
  ['claim', ['rest'], 'Rest counts as doing something, whatever the list says. Take an hour that leads nowhere, and don’t pay for it afterward by hurrying.', ['doing-nothing', 'an-early-night'], ['taking-on-more-work', 'planning-the-week']],
  ['claim', ['drive'], 'Mending goes better than making for most of the day, whether it’s a torn seam or a bit of bad feeling. Choose one and give it half an hour.', ['repairs-around-the-house', 'making-up-after-a-quarrel'], ['starting-a-project', 'renovating']],
  ['condition', ['rest'], 'If a store’s closed or a date falls through, it isn’t personal. Not much holds together on a day like this. Go home and be glad of the free hours.', ['quiet-evenings-at-home', 'time-for-yourself'], ['making-a-complaint'], 'adult'],
  ['scene', ['rest'], 'Wherever nothing’s expected of you, you’re well placed. The last row at the movies will do, or a bench with a view of other people in a hurry.', ['watching-a-good-film', 'time-by-the-water'], ['meeting-someone-influential', 'competitive-sports']],
  ['claim', ['talk'], 'There’s no shame in saying it again. What you’ve already explained or apologized for can be said once more, calmly, and it’ll go further than a new argument.', ['making-up-after-a-quarrel', 'heart-to-heart-talks'], ['debating-politics']],
  ['person', ['belonging', 'rest'], 'The friend to see is one with whom nothing has to happen. Sit around together for an hour, and if a grand plan comes up, let it wait until tomorrow.', ['catching-up-with-friends', 'doing-nothing'], ['dreaming-up-plans']],
  ['question', ['drive'], 'What would you like to have behind you? Do it before anything clever occurs to you, because clever ideas aren’t at their best just now.', ['clearing-a-backlog', 'sorting-paperwork'], ['brainstorming', 'pitching-an-idea']],
  ['feeling', ['control'], 'Like soap in the bath, the day may slip out of your hands, and it isn’t your fault. Do what your hands already know. The rest can slide.', ['practicing-an-instrument', 'tidying-up'], ['trying-something-new']],
  ['order', ['belonging'], 'Look through old pictures with no aim at all. Plans slip away for the moment, and a face you’d nearly forgotten may stay with you all evening.', ['looking-at-old-photos', 'quiet-evenings-at-home'], ['planning-the-week'], 'adult'],
  ['person', ['doubt', 'thinking'], 'Someone may try to interest you in a scheme, with great warmth and few details. Offer to hear it again tomorrow, in writing. A good idea survives a night.', ['research', 'an-early-night'], ['major-purchases', 'signing-contracts'], 'adult'],
  ['claim', ['rest', 'duty'], 'Waiting is easier once you call it rest. If an answer isn’t here yet, asking again won’t hurry it. Spend the time outdoors and check again tomorrow.', ['long-walks-or-hikes', 'time-by-the-water'], ['writing-important-emails']],
];

/** Scenes for a day without a subject. */
// biome-ignore format: one row per scene
export const QUIET: readonly SceneRow[] = [
  ['claim', ['rest'], 'Nothing’s in a hurry, which is rarer than it sounds. Do the usual at your usual speed, and whatever time is left over belongs to you.', ['time-for-yourself', 'tidying-up'], ['taking-on-more-work']],
  ['permission', ['rest'], 'You aren’t needed anywhere in a rush. If you’re going out, take the slow way, and look at the houses along it as a visitor would.', ['long-walks-or-hikes', 'short-trips'], ['competitive-sports']],
  ['scene', ['rest'], 'Toast, a window, a radio in the next room. It’s easy to waste a level day on wishing for a steeper one. Eat slowly before you begin.', ['eating-well', 'listening-to-music'], ['clearing-a-backlog']],
  ['condition', ['rest'], 'If you could use a day with some room in it, here’s one. Put something pleasant in the middle and nothing on either side of it.', ['visiting-a-museum', 'spontaneous-outings'], ['taking-on-more-work', 'planning-the-week']],
  ['claim', ['freedom'], 'Nobody’s keeping score of how you spend this day, and that makes it a good day to experiment. Swap two hours of your routine, just to see what you prefer.', ['changing-your-routine', 'trying-something-new'], ['planning-the-week']],
  ['count', ['body', 'rest'], 'Three meals, a night’s sleep and one good laugh make a decent day. You can see to the food and the bed yourself. For the laugh, call a friend.', ['catching-up-with-friends', 'eating-well'], ['difficult-conversations']],
  ['feeling', ['freedom'], 'Being neither pushed nor pulled may feel odd at first. Think of what you’d do if you weren’t catching up with anything, and give it your best hour.', ['time-for-yourself', 'reading-a-good-book'], ['clearing-a-backlog']],
  ['order', ['talk'], 'Use the calm for whatever’s hard to do in a storm, such as the letter with a delicate second paragraph or the talk you’d rather not have.', ['writing-important-emails', 'difficult-conversations'], ['tidying-up'], 'adult'],
  ['claim', ['rest'], 'Most of a life is made of days like this one, and it’s worth getting good at them. Set a nice table for supper, even if you’re the only guest.', ['eating-well', 'quiet-evenings-at-home'], ['spontaneous-outings'], 'adult'],
  ['scene', ['rest'], 'A ball against a wall, a spoon going around in a pot. Find a rhythm like that and keep it up until your shoulders come down by themselves.', ['meditation', 'cooking-for-others'], ['competitive-sports']],
  ['question', ['thinking'], 'When did you last look up on your own street? Walk it slowly and find one detail you’ve never noticed. There’s time for that on a day like this.', ['long-walks-or-hikes', 'photography'], ['short-trips']],
  ['permission', ['rest'], 'There’s no need to make the day memorable. Do one job from beginning to end, then sit by a window while there’s light left.', ['tidying-up', 'doing-nothing'], ['celebrating']],
  ['consequence', ['freedom'], 'Leave a gap in the evening, and something pleasant may find its way in. Put the kettle on and get out a second cup, just in case.', ['having-people-over', 'catching-up-with-friends'], ['planning-the-week'], 'adult'],
  ['person', ['talk', 'belonging'], 'Good listeners are rare on busy days, and this isn’t a busy day. Ask the youngest or the oldest person you know how it’s going, and take your time over the answer.', ['time-with-children-or-pets', 'calling-family'], ['giving-feedback']],
  ['claim', ['drive'], 'Habits are easiest to lay on level ground. If you’d like to start one or drop one, nothing’s in the way of the first day.', ['changing-your-routine', 'breaking-a-habit'], ['spontaneous-outings']],
  ['order', ['duty'], 'Cook twice as much as you need and freeze the rest. Busier days will come, and on one of them you’ll be grateful to whoever did this.', ['cooking-for-others', 'eating-well'], ['spontaneous-outings'], 'adult'],
  ['claim', ['belonging', 'talk'], 'Friendships live on messages that say nothing much. Send one to someone you like, about the weather or what’s for supper, and ask for nothing back.', ['catching-up-with-friends', 'calling-family'], ['asking-for-a-favor']],
  ['claim', ['affection'], '“I’ve got time” is one of the kindest sentences there is, and on a day like this you can mean it. Say it to one person.', ['helping-a-friend', 'catching-up-with-friends'], ['taking-on-more-work']],
  ['claim', ['feelings', 'truth'], 'Some questions are only answered in a quiet hour. Ask yourself how you are, the way you’d ask a friend, then write down the first honest answer.', ['keeping-a-journal', 'meditation'], ['parties-with-friends']],
  ['condition', ['rest'], 'If you’ve been running for a while, you can catch your breath here. Take one break that’s longer than it needs to be.', ['doing-nothing', 'an-early-night'], ['taking-on-more-work']],
  ['feeling', ['dreaming', 'rest'], 'Boredom may drop in for an hour. Don’t chase it off with a screen, because it’s often the waiting room of something you’d like to make.', ['painting-or-making-music', 'dreaming-up-plans'], ['planning-the-week']],
  ['person', ['thinking'], 'Everyone has one subject they could talk about for an hour. Give yours that hour, with a book or a notebook, while nothing else is asking for it.', ['reading-a-good-book', 'research'], ['clearing-a-backlog']],
  ['claim', ['thinking', 'duty'], 'Slow skills like slow days. Practice the scale, the stitch or the serve for half an hour without minding how it goes.', ['practicing-an-instrument', 'learning-something-new'], ['performing', 'competitive-sports']],
  ['order', ['talk', 'feelings'], 'Tell one person at supper what the best part of the day was, however ordinary. Saying it aloud makes the next one easier to notice.', ['quiet-evenings-at-home', 'calling-family'], ['difficult-conversations']],
];
