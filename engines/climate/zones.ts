/** The two rainfall regimes of Ghana: two rainy seasons south of about 8° N, one north of it. */
export type RainZone = 'south' | 'north';
