/**
 * @generated SignedSource<<0106e38bde413bf1d886a52da4b85988>>
 * @relayHash bd4b6ddda44349c6d3d6c4da81770050
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3618ef701ce1a91f890ec3705309061566143fed931363579b21c645647fcfe7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3618ef701ce1a91f890ec3705309061566143fed931363579b21c645647fcfe7",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
