import { css } from '@/components/css';

/**
 * The styles of the foot of each printed sheet: a line of text and the sheet's number. In browsers without margin boxes,
 * the page's footer prints instead. Sheets named `strip` have a life-size drawing and no foot (heights.tsx).
 */
export const sheetFoot = (text: string) => css`
  @supports at-rule(@bottom-left) {
    @page {
      font-family: textFont, Arial, sans-serif;
      font-size: 8.5pt;
      @bottom-left {
        content: ${cssString(text)};
      }
      @bottom-right {
        content: counter(page) ' / ' counter(pages);
      }
    }
    @page strip {
      @bottom-left {
        content: none;
      }
      @bottom-right {
        content: none;
      }
    }
    body > footer {
      display: none;
    }
  }
`;

/** Text as a CSS string in an SVG's `<style>`, where `<` and `&` would be markup. */
const cssString = (text: string) =>
  JSON.stringify(text).replace(/[<&]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `);
