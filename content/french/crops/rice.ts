/** What is said of rice, in French by its English. */
export const riceTexts: Readonly<Record<string, string>> = {
  'Pick a suitable field: valley bottom or bunded field that holds water.':
    'Choisissez un bon champ : bas-fond ou champ à diguettes qui garde l’eau.',
  'Walk the field well before planting. Choose inland valley, lowland or scheme land with clay that holds water; upland rice needs reliable rain.':
    'Parcourez le champ bien avant le semis. Choisissez un bas-fond, une plaine ou un périmètre irrigué dont l’argile garde l’eau ; le riz pluvial veut une pluie sûre.',
  'Choose inland valley, lowland or scheme land with clay that holds water; upland rice needs reliable rain.':
    'Choisissez un bas-fond, une plaine ou un périmètre irrigué dont l’argile garde l’eau ; le riz pluvial veut une pluie sûre.',
  'Clear, plough, puddle and level; repair bunds.':
    'Défrichez, labourez, mettez en boue et planez ; réparez les diguettes.',
  'Plough in the dry soil, then puddle and level when water comes. Good bunds save nitrogen and weed work.':
    'Labourez en sec, puis mettez en boue et planez quand l’eau arrive. De bonnes diguettes épargnent l’azote et le désherbage.',
  'Drill 20-25 cm rows or transplant 21-day seedlings at 20 x 20 cm.':
    'Semez en lignes à 20–25 cm ou repiquez des plants de 21 jours à 20 x 20 cm.',
  'Drill 60-100 kg of seed per hectare or transplant 21-day seedlings, 2-3 per hill, once the land is wet.':
    'Semez en lignes 60 à 100 kg de semence par hectare ou repiquez des plants de 21 jours, 2 à 3 par poquet, une fois la terre mouillée.',
  'Seed soaked 24 hours and incubated 24-36 hours sprouts evenly.':
    'Une semence trempée 24 heures et incubée 24 à 36 heures germe régulièrement.',
  'Raise the seedlings in time where rice is transplanted.': 'Élevez les plants à temps où le riz est repiqué.',
  'Basal NPK at or soon after planting.': 'Engrais de fond NPK au semis ou peu après.',
  'Broadcast and work in compound fertilizer before the last puddling or soon after planting, with water drained low.':
    'Épandez l’engrais composé à la volée et incorporez-le avant la dernière mise en boue ou peu après le semis, l’eau étant baissée.',
  'Rice loses most to early weeds; use rotary weeder, hand or an approved herbicide with water control.':
    'Le riz perd le plus par les herbes précoces ; employez la houe rotative, la main ou un herbicide homologué avec maîtrise de l’eau.',
  'Watch for blast, stem borer and gall midge.': 'Surveillez la pyriculariose, les foreurs de tiges et la cécidomyie.',
  'Check leaves for spindle spots and dead hearts weekly; cut nitrogen and keep water when blast shows.':
    'Cherchez chaque semaine taches en fuseau et cœurs morts ; réduisez l’azote et gardez l’eau quand la pyriculariose paraît.',
  'Night minimum 20-26 C with air at 90 percent or more for a week favours blast.':
    'Un minimum de nuit de 20 à 26 °C avec de l’air à 90 % ou plus pendant une semaine favorise la pyriculariose.',
  'First nitrogen at tillering, second at panicle start.':
    'Premier azote au tallage, deuxième au début de la panicule.',
  'Give urea at tillering and again at panicle initiation, onto moist soil with little standing water. Rates are in the fertilizer table.':
    'Donnez l’urée au tallage puis à l’initiation paniculaire, sur sol humide avec peu d’eau stagnante. Les doses sont dans le tableau des engrais.',
  'Hold the dose when a storm is forecast, and on rain-fed fields also when no rain is expected for a week.':
    'Retenez la dose quand un orage est prévu et, en culture pluviale, aussi quand aucune pluie n’est attendue pendant une semaine.',
  'Do not put urea in deep standing water.': 'Ne mettez pas d’urée dans une lame d’eau profonde.',
  'Second weeding before panicle.': 'Deuxième sarclage avant la panicule.',
  'Clear weeds and rats along the bunds.': 'Enlevez herbes et rats le long des diguettes.',
  'Pull weeds with their roots before they seed; red and wild rice too.':
    'Arrachez les herbes avec leurs racines avant qu’elles grainent ; le riz rouge et le riz sauvage aussi.',
  'Harvest when 80-85 percent of grains are straw-coloured.':
    'Récoltez quand 80 à 85 % des grains sont couleur paille.',
  'Cut at 20-22 percent moisture, thresh the same day or the next on tarpaulin.':
    'Coupez à 20–22 % d’humidité, battez le jour même ou le lendemain sur bâche.',
  'Late harvest breaks grain in the mill.': 'Une récolte tardive casse le grain à l’usinage.',
  'Dry paddy to 13-14 percent and store clean.': 'Séchez le paddy à 13–14 % et stockez au propre.',
  'Dry in thin layers out of the road, turn often, store in clean bags or hermetic bags.':
    'Séchez en couches minces hors de la route, retournez souvent, stockez dans des sacs propres ou hermétiques.',
  'Keep a few centimetres of water on the field; drain it two weeks before harvest.':
    'Gardez quelques centimètres d’eau dans le champ ; videz-le deux semaines avant la récolte.',
  'Let the water in after planting, keep 3 to 5 cm on the field while tillers form and panicles fill, and drain it about two weeks before harvest.':
    'Faites entrer l’eau après le semis, gardez 3 à 5 cm pendant le tallage et le remplissage des panicules, et videz environ deux semaines avant la récolte.',
  'Plant with the neighbours so that all fields ripen together, and scare quelea and weavers from milk stage until harvest.':
    'Semez en même temps que les voisins pour que tous les champs mûrissent ensemble, et chassez quéléas et tisserins du stade laiteux à la récolte.',
  'Keep what water there is on the field from panicle initiation to flowering; let it run short before or after that.':
    'Gardez l’eau qu’il y a dans le champ de l’initiation paniculaire à la floraison ; laissez-la manquer avant ou après.',
  'Repair the bunds to hold each rain, and put the nitrogen off until the field is wet again. Weeds come up when the water is gone: pull them first.':
    'Réparez les diguettes pour retenir chaque pluie, et remettez l’azote jusqu’à ce que le champ soit de nouveau mouillé. Les herbes sortent quand l’eau est partie : arrachez-les d’abord.',
  'On upland and high paddies grow 95-110 day types such as the NERICAs; leave longer types to valley bottoms that stay wet.':
    'Sur plateau et rizières hautes, cultivez des types de 95 à 110 jours comme les NERICA ; laissez les types plus longs aux bas-fonds qui restent humides.',
  'Drill or broadcast only when the topsoil is wet; sow the nursery for the lowland in two lots a week apart.':
    'Ne semez en lignes ou à la volée que si la surface est mouillée ; semez la pépinière du bas-fond en deux lots à une semaine d’intervalle.',
  'Keep bunds and spillways open; after 3-4 days fully under water replant or fill the gaps with older seedlings.':
    'Gardez diguettes et déversoirs ouverts ; après 3 à 4 jours entièrement sous l’eau, replantez ou regarnissez avec des plants plus âgés.',
  'Drain the field 10 days before harvest, cut at 80-85 percent golden grains, thresh within a day or two and dry on tarpaulins in thin layers that are turned hourly.':
    'Videz le champ 10 jours avant la récolte, coupez à 80–85 % de grains dorés, battez en un jour ou deux et séchez sur bâches en couches minces retournées toutes les heures.',
  'Raise the seedlings in a nursery near water and transplant at 3 weeks, and take a 105-115 day variety.':
    'Élevez les plants en pépinière près de l’eau et repiquez à 3 semaines, avec une variété de 105 à 115 jours.',
  'Sow tolerant, treated seed, split the nitrogen in two or three, and do not let the field dry out at heading.':
    'Semez une semence tolérante et traitée, fractionnez l’azote en deux ou trois, et ne laissez pas le champ sécher à l’épiaison.',
  'Cut or flood the stubble, plant with the neighbours, and pull tillers with dead hearts at tillering.':
    'Coupez ou inondez les chaumes, semez en même temps que les voisins, et arrachez au tallage les talles au cœur mort.',
  'Dry paddy to 13 percent, clean the store before it goes in, and keep seed paddy in hermetic bags.':
    'Séchez le paddy à 13 %, nettoyez le magasin avant de l’y mettre, et gardez le paddy de semence en sacs hermétiques.',
  'Rice blast (Pyricularia oryzae)': 'Pyriculariose du riz (Pyricularia oryzae)',
  'seedling, tillering, neck emergence': 'plantule, tallage, sortie du cou',
  'Spindle spots, broken necks': 'Taches en fuseau, cous cassés',
  'Any neck symptom or spots on 5 percent leaf area':
    'Tout symptôme au cou ou des taches sur 5 % de la surface des feuilles',
  'Tolerant seed, split N, water on field, fungicide at booting':
    'Semences tolérantes, azote fractionné, eau dans le champ, fongicide au gonflement',
  'milk to dough': 'laiteux à pâteux',
  'Missing or milky grains': 'Grains manquants ou laiteux',
  'Birds present at milk stage': 'Oiseaux présents au stade laiteux',
  'Plant together, scare, harvest on time': 'Semer ensemble, effaroucher, récolter à temps',
  'Stem borer': 'Foreur de tiges',
  'tillering to heading': 'du tallage à l’épiaison',
  'Dead hearts, white heads': 'Cœurs morts, panicules blanches',
  '5 percent dead hearts': '5 % de cœurs morts',
  'Early planting, stubble destruction': 'Semis précoce, destruction des chaumes',
  'Bacterial leaf blight': 'Flétrissement bactérien des feuilles',
  'Yellow leaf margins': 'Bords de feuilles jaunes',
  'Spreads from field edge': 'S’étend depuis le bord du champ',
  'Tolerant seed, balanced N': 'Semences tolérantes, azote équilibré',
};
