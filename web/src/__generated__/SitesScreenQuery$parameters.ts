/**
 * @generated SignedSource<<e25c932cf939c35699756cd0e61f0f06>>
 * @relayHash 677b86cdba20c8f5db95b369031fd967
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e79c32e253dc629668628ba22de59490104e54a7462969c1727a096e786aaddb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SitesScreenQuery } from './SitesScreenQuery.graphql';

const node: PreloadableConcreteRequest<SitesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e79c32e253dc629668628ba22de59490104e54a7462969c1727a096e786aaddb",
    "metadata": {},
    "name": "SitesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
