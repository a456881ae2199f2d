/* What light makes of a dye: the sum dye.lit describes, for every sample. */
#include <math.h>

/*
 * light: n × 12 as tracing.py gives it; albedo, gloss, out: n × 3; sheer: n; mean: rgb of the dye light met (unused when by_colour: light was
 * traced by red, green and blue); tones: rgb of key, fill and dome.
 */
void lit(int n, const float *light, const float *albedo, const float *gloss, const float *sheer, const float *mean, const float *tones, int by_colour,
         float *out) {
#pragma omp parallel for schedule(static, 8192)
  for (int i = 0; i < n; i++) {
    const float *l = light + 12 * (long)i, *a = albedo + 3 * (long)i, *g = gloss + 3 * (long)i;
    float s = sheer[i];
    for (int c = 0; c < 3; c++) {
      float key = tones[c], fill = tones[3 + c], dome = tones[6 + c], bounce = (key + dome) / 2, m = by_colour ? 0 : mean[c];
      float falls = l[0] * key + l[1] * fill;
      if (by_colour) falls += l[2 + c] * bounce;
      else falls += l[2] * dome + m * (l[3] + m * (l[4] + m * l[5] / (1 - .6f * m))) * bounce;
      float through = s > 0 ? (l[6] * key + m * l[7] * bounce) * powf(a[c], .6f) : 0;
      float mirrored = l[8] * key + l[9] * fill + l[10] * dome + m * l[11] * bounce;
      out[3 * (long)i + c] = a[c] * (falls * (1 - s) + s * through) + mirrored * g[c];
    }
  }
}
