/* What light makes of a dye: the sum dye.lit describes, for every sample. */
#include <math.h>
#include <stddef.h>

/* how far a lens spreads what is one point, px (deviation) */
#define LENS .5f

/*
 * A picture w × h of samples that were shaded: pick: of a grid `times` as fine as the picture each way, which sample (its colour at 3 × that in
 * `colours`) is seen, -1 for none. Each pixel averages what is around it, the less the farther, as a lens does: outlines have no steps.
 * out: w × h × (rgb, share hit).
 */
void resolve(int w, int h, int times, const int *pick, const float *colours, float *out) {
  float spread[3 * times];
  for (int i = 0; i < 3 * times; i++) {
    float away = (i + .5f) / times - 1.5f;
    spread[i] = expf(-away * away / (2 * LENS * LENS));
  }
#pragma omp parallel for schedule(static, 16)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    float sum[4] = {0, 0, 0, 0}, all = 0;
    for (int b = times * (y - 1); b < times * (y + 2); b++) for (int a = times * (x - 1); a < times * (x + 2); a++) {
      if (a < 0 || b < 0 || a >= times * w || b >= times * h) continue;
      float weight = spread[a - times * (x - 1)] * spread[b - times * (y - 1)];
      int s = pick[(size_t)b * times * w + a];
      all += weight;
      if (s < 0) continue;
      for (int c = 0; c < 3; c++) sum[c] += weight * colours[3 * (size_t)s + c];
      sum[3] += weight;
    }
    for (int c = 0; c < 4; c++) out[4 * ((size_t)y * w + x) + c] = sum[c] / all;
  }
}

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
      out[3 * (long)i + c] = a[c] * (falls + s * through) + mirrored * g[c];   /* a dye is what the cloth shows, whatever shines through */
    }
  }
}
