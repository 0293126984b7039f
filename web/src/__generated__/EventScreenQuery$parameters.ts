/**
 * @generated SignedSource<<c73cbaaee6a611f6746315ef78633811>>
 * @relayHash 1cc98ba288281b6ae1c61226d8c34899
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5a688bb828a016bf5f5c79b5c6cd8ae93622c3f4a2ec92bdded649734d5f3d9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5a688bb828a016bf5f5c79b5c6cd8ae93622c3f4a2ec92bdded649734d5f3d9",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
