/**
 * @generated SignedSource<<b67b8bf0cd03972caa0426be98005761>>
 * @relayHash 7e904dcfb28c75f0785b6f453e648393
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36e22ca429f77b47a7ee0bc389a197ad683d7836715b2b60bde0fcde4a7949ac

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36e22ca429f77b47a7ee0bc389a197ad683d7836715b2b60bde0fcde4a7949ac",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
