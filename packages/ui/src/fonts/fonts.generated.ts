// Written by scripts/build-fonts.ts. Do not edit: change recipe.ts and run it again.

export const builtFrom = '165e523535cae25a';

export const faces = [
  {
    "family": "Playfair",
    "style": "normal",
    "weight": "300 600",
    "file": "playfair-roman-core.748e90fad0.woff2",
    "bytes": 39356,
    "core": true,
    "preload": true,
    "range": "U+20-7E,U+A0,U+A9,U+AB,U+AE,U+B0,U+B7,U+BA-BB,U+C0,U+C2,U+C6-CB,U+CE-CF,U+D4,U+D7,U+D9,U+DB-DC,U+E0,U+E2,U+E6-EB,U+EE-EF,U+F4,U+F9,U+FB-FC,U+152-153,U+2009,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2212"
  },
  {
    "family": "Playfair",
    "style": "normal",
    "weight": "300 600",
    "file": "playfair-roman-latin.3b2e9dc25d.woff2",
    "bytes": 12432,
    "core": false,
    "preload": false,
    "range": "U+A1-A8,U+AA,U+AC,U+AF,U+B1-B6,U+B8-B9,U+BC-BF,U+C1,U+C3-C5,U+CC-CD,U+D0-D3,U+D5-D6,U+D8,U+DA,U+DD-DF,U+E1,U+E3-E5,U+EC-ED,U+F0-F3,U+F5-F8,U+FA,U+FD-FF,U+131,U+201A,U+201E,U+2032-2033,U+2044,U+2122,U+2191,U+2193"
  },
  {
    "family": "Playfair",
    "style": "normal",
    "weight": "300 600",
    "file": "playfair-roman-ext.9df150b4e5.woff2",
    "bytes": 20200,
    "core": false,
    "preload": false,
    "range": "U+100-130,U+132-148,U+14A-151,U+154-177,U+179-17F,U+186,U+189,U+18F-192,U+194,U+196,U+19D,U+1B1-1B2,U+1E4-1E5,U+254,U+256,U+259,U+25B,U+263,U+269,U+272,U+28A-28B,U+303,U+1D49,U+1E7C-1E7D,U+1EF8-1EF9,U+20A3"
  },
  {
    "family": "Playfair",
    "style": "italic",
    "weight": "300 600",
    "file": "playfair-italic-core.92d73cb22e.woff2",
    "bytes": 36224,
    "core": true,
    "preload": false,
    "range": "U+20-7E,U+A0,U+A9,U+AB,U+AE,U+B0,U+B7,U+BA-BB,U+C0,U+C2,U+C6-CB,U+CE-CF,U+D4,U+D7,U+D9,U+DB-DC,U+E0,U+E2,U+E6-EB,U+EE-EF,U+F4,U+F9,U+FB-FC,U+152-153,U+2009,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2212"
  },
  {
    "family": "Playfair",
    "style": "italic",
    "weight": "300 600",
    "file": "playfair-italic-latin.536fd99f9e.woff2",
    "bytes": 11420,
    "core": false,
    "preload": false,
    "range": "U+A1-A8,U+AA,U+AC,U+AF,U+B1-B6,U+B8-B9,U+BC-BF,U+C1,U+C3-C5,U+CC-CD,U+D0-D3,U+D5-D6,U+D8,U+DA,U+DD-DF,U+E1,U+E3-E5,U+EC-ED,U+F0-F3,U+F5-F8,U+FA,U+FD-FF,U+131,U+201A,U+201E,U+2032-2033,U+2044,U+2122,U+2191,U+2193"
  },
  {
    "family": "Playfair",
    "style": "italic",
    "weight": "300 600",
    "file": "playfair-italic-ext.ab9e62b5e8.woff2",
    "bytes": 21108,
    "core": false,
    "preload": false,
    "range": "U+100-130,U+132-148,U+14A-151,U+154-177,U+179-17F,U+186,U+189,U+18F-192,U+194,U+196,U+19D,U+1B1-1B2,U+1E4-1E5,U+254,U+256,U+259,U+25B,U+263,U+269,U+272,U+28A-28B,U+303,U+1D49,U+1E7C-1E7D,U+1EF8-1EF9,U+20A3"
  },
  {
    "family": "Ysabeau Office",
    "style": "normal",
    "weight": "400 700",
    "file": "ysabeau-office-core.742404793d.woff2",
    "bytes": 16200,
    "core": true,
    "preload": true,
    "range": "U+20-7E,U+A0,U+A9,U+AB,U+AE,U+B0,U+B7,U+BA-BB,U+C0,U+C2,U+C6-CB,U+CE-CF,U+D4,U+D7,U+D9,U+DB-DC,U+E0,U+E2,U+E6-EB,U+EE-EF,U+F4,U+F9,U+FB-FC,U+152-153,U+2009,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2212"
  },
  {
    "family": "Ysabeau Office",
    "style": "normal",
    "weight": "400 700",
    "file": "ysabeau-office-latin.434f963f47.woff2",
    "bytes": 7480,
    "core": false,
    "preload": false,
    "range": "U+A1-A8,U+AA,U+AC,U+AF,U+B1-B6,U+B8-B9,U+BC-BF,U+C1,U+C3-C5,U+CC-CD,U+D0-D3,U+D5-D6,U+D8,U+DA,U+DD-DF,U+E1,U+E3-E5,U+EC-ED,U+F0-F3,U+F5-F8,U+FA,U+FD-FF,U+131,U+201A,U+201E,U+2032-2033,U+2044,U+2122,U+2191,U+2193"
  },
  {
    "family": "Ysabeau Office",
    "style": "normal",
    "weight": "400 700",
    "file": "ysabeau-office-ext.bb56ca2810.woff2",
    "bytes": 11268,
    "core": false,
    "preload": false,
    "range": "U+100-130,U+132-151,U+154-177,U+179-17F,U+18F,U+192,U+1E4-1E5,U+259,U+303,U+1EF8-1EF9"
  }
];

export const fallbackFaces = [
  {
    "family": "Playfair Georgia",
    "style": "normal",
    "locals": [
      "Georgia",
      "Gelasio"
    ],
    "sizeAdjust": 93.84,
    "ascent": 94.36,
    "descent": 33.52
  },
  {
    "family": "Playfair Times",
    "style": "normal",
    "locals": [
      "Times New Roman",
      "Liberation Serif",
      "Tinos"
    ],
    "sizeAdjust": 103.31,
    "ascent": 85.71,
    "descent": 30.44
  },
  {
    "family": "Playfair Noto",
    "style": "normal",
    "locals": [
      "Noto Serif"
    ],
    "sizeAdjust": 86.88,
    "ascent": 101.92,
    "descent": 36.2
  },
  {
    "family": "Playfair DejaVu",
    "style": "normal",
    "locals": [
      "DejaVu Serif"
    ],
    "sizeAdjust": 80.1,
    "ascent": 110.55,
    "descent": 39.27
  },
  {
    "family": "Playfair Georgia",
    "style": "italic",
    "locals": [
      "Georgia Italic",
      "Gelasio Italic"
    ],
    "sizeAdjust": 87.68,
    "ascent": 100.99,
    "descent": 35.87
  },
  {
    "family": "Playfair Times",
    "style": "italic",
    "locals": [
      "Times New Roman Italic",
      "Liberation Serif Italic",
      "Tinos Italic"
    ],
    "sizeAdjust": 97.35,
    "ascent": 90.96,
    "descent": 32.31
  },
  {
    "family": "Playfair Noto",
    "style": "italic",
    "locals": [
      "Noto Serif Italic"
    ],
    "sizeAdjust": 85.02,
    "ascent": 104.15,
    "descent": 36.99
  },
  {
    "family": "Ysabeau Arial",
    "style": "normal",
    "locals": [
      "Arial",
      "Liberation Sans",
      "Arimo",
      "Helvetica"
    ],
    "sizeAdjust": 91.38,
    "ascent": 115.35,
    "descent": 31.63
  },
  {
    "family": "Ysabeau Roboto",
    "style": "normal",
    "locals": [
      "Roboto"
    ],
    "sizeAdjust": 92.25,
    "ascent": 114.25,
    "descent": 31.33
  },
  {
    "family": "Ysabeau DejaVu",
    "style": "normal",
    "locals": [
      "DejaVu Sans"
    ],
    "sizeAdjust": 80.67,
    "ascent": 130.66,
    "descent": 35.83
  }
];
