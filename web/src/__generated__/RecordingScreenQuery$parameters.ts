/**
 * @generated SignedSource<<b24a5d8387b6514c2e38d6e313042512>>
 * @relayHash 0d20492996bb1c4343d55dc7cf83c671
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaf69aab318671c9a027fffc80a502f6aeeda22d653a5ad9d664cca960a043a4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingScreenQuery } from './RecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eaf69aab318671c9a027fffc80a502f6aeeda22d653a5ad9d664cca960a043a4",
    "metadata": {},
    "name": "RecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
