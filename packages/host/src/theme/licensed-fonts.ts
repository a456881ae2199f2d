/**
 * Families of the platform's picker that are licensed to the platform alone, so that no package has them, by what stands in for them.
 * Source: the platform's list of fonts without the families that an `@fontsource` package has.
 */
const HANDLES = {
  serif: `agmena americana baskerville_no_2 bauer_bodoni bembo_book bernhard_modern bodoni_poster cardamon caslon_bold caslon_old_face centaur
    claire_news cooper_bt din_next_slab electra fette_gotisch ff_meta_serif ff_tisa ff_unit_slab friz_quadrata frutiger_serif georgia_pro
    goudy_old_style itc_benguiat itc_berkeley_old_style itc_bodoni_seventytwo itc_bodoni_twelve itc_caslon_no_224 itc_charter itc_cheltenham
    itc_clearface itc_esprit itc_founders_caslon itc_galliard itc_gamma itc_mendoza_roman itc_modern_no_216 itc_new_baskerville itc_new_esprit
    itc_new_veljovic itc_novarese itc_officina_serif itc_stone_serif joanna_nova laurentian linotype_didot linotype_gianotten
    linotype_syntax_serif luthersche_fraktur malabar melior memphis memphis_soft_rounded modern_no_20 monotype_baskerville monotype_bodoni
    monotype_century_old_style monotype_goudy monotype_goudy_modern monotype_italian_old_style monotype_new_clarendon monotype_sabon
    neue_aachen neue_swift new_century_schoolbook news_702 news_705 news_plantin parma perpetua plantin pmn_caecilia rockwell sabon_next
    scherzo soho stempel_schneidler tiemann ysobel`,
  'sans-serif': `akko alfie antique_olive avenir_next avenir_next_rounded azbuka basic_commercial basic_commercial_soft_rounded beefcakes
    burlingame cachet carter_sans century_gothic chong_modern daytona din_neuzeit_grotesk din_next eurostile_next ff_meta ff_tisa_sans ff_unit
    ff_unit_rounded futura futura_black geometric_415 gill_sans_nova harmonia_sans humanist_521 itc_avant_garde_gothic itc_conduit
    itc_franklin_gothic itc_goudy_sans itc_johnston itc_officina_sans itc_stepp itc_stone_humanist itc_stone_informal itc_stone_sans_ii
    itc_tapioca joanna_sans_nova kairos libelle linotype_really lucia madera mariposa_sans mentor_sans metro_nova monotype_news_gothic
    mundo_sans neo_sans neue_frutiger_1450 neue_haas_unica neue_plak neuzeit_office neuzeit_office_soft_rounded neuzeit_s news_gothic_no_2
    optima_nova quire_sans really_no_2 sackers_square_gothic sagrantino scene slate soho_gothic swiss_721 swiss_721_rounded trade_gothic
    trade_gothic_next twentieth_century univers_next vala verdana_pro waza wola zurich zurich_extended`,
  monospace: 'univers_next_typewriter',
} as const;

type Fallback = keyof typeof HANDLES;

const FALLBACKS = new Map(
  Object.entries(HANDLES).flatMap(([fallback, handles]) =>
    handles.split(/\s+/).map((handle) => [handle, fallback as Fallback] as const),
  ),
);

/** What stands in for a family that is licensed to the platform alone, by the picker's handle (`bodoni_poster`); undefined for any other. */
export const licensedFallback = (handle: string): Fallback | undefined => FALLBACKS.get(handle);

/** All of them. */
export const licensedHandles = (): string[] => [...FALLBACKS.keys()];
