/**
 * @generated SignedSource<<f6db14baab807d3fdafe9684cbbf3c9b>>
 * @relayHash 4b359565b5bb0bf1062b1d349e93a76d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4905ec279a6ad9868bd300e33a077ce1a391575cdfdb6bb3a51cb6dc77b712c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingScreenQuery } from './RecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4905ec279a6ad9868bd300e33a077ce1a391575cdfdb6bb3a51cb6dc77b712c",
    "metadata": {},
    "name": "RecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
