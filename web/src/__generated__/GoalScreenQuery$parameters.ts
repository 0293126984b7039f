/**
 * @generated SignedSource<<84b9ed501576a13ebe13f5224c00a25e>>
 * @relayHash 74cdca28f7d9f67e4e44cde15d0b2b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 956b21e792ce79fb44b651245c6736426379d6c06def1cd828ba00751a322f61

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "956b21e792ce79fb44b651245c6736426379d6c06def1cd828ba00751a322f61",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
