/**
 * @generated SignedSource<<5935fca28b2455d103cbe38ecdff31cb>>
 * @relayHash 04cf7108f41bb39951432b11e496cf44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3ffa37c0b36b880cffc973f4b0c4de906927c3b1b0ff506115f85dc5aec14a9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotFoundScreenQuery } from './NotFoundScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3ffa37c0b36b880cffc973f4b0c4de906927c3b1b0ff506115f85dc5aec14a9",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
