/**
 * @generated SignedSource<<3ed3fedd32c3a2469473b68852d5f9bc>>
 * @relayHash a478efe0771be2d13bb702c766784a7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d45533fd98387a74932d5683c10429accfb0cb3dae8abfb93cad815ee00708ee

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d45533fd98387a74932d5683c10429accfb0cb3dae8abfb93cad815ee00708ee",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
