/**
 * @generated SignedSource<<38db60e4d5a9da517e5080d9e0cb5e25>>
 * @relayHash c387c151fd477b3918aed925d763bdba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42c091332303f628565eccb373f0112847bd864adaca07cc1d8401063ef8503b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotFoundScreenQuery } from './NotFoundScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42c091332303f628565eccb373f0112847bd864adaca07cc1d8401063ef8503b",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
