/** An empty A4 document with our fonts in it, before anything is drawn. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Face, openFaces, type Weight } from './faces.ts';
import type { Document } from './pieces.ts';

/** What the file says about itself. */
export type DocumentInfo = {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  readonly language: string;
};

export type OpenDocument = {
  readonly document: Document;
  readonly faces: Record<Weight, Face[]>;
  /** Ends the document. @returns the whole file */
  readonly finish: () => Promise<Buffer>;
};

/** @param keepsPages whether one can go back to pages that are done, to number them */
export async function openDocument(
  { title, author, at, language }: DocumentInfo,
  { keepsPages }: { keepsPages: boolean },
): Promise<OpenDocument> {
  const faces = await openFaces();
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    bufferPages: keepsPages,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const finished = buffer(document);
  for (const each of [...faces.normal, ...faces.bold])
    if (!each.isDrawn) document.registerFont(each.name, each.bytes);
  return {
    document,
    faces,
    async finish() {
      document.end();
      return await finished;
    },
  };
}
