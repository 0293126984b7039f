/**
 * @generated SignedSource<<376fb3133cfa046f07dd37fd2d180d85>>
 * @relayHash f0f7ad43d65a6bf5fdd98ddde54ad643
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fc4799bee72b2b6ee0e73554092d5462a455e004ac8bda4cdb37a54302daaae

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fc4799bee72b2b6ee0e73554092d5462a455e004ac8bda4cdb37a54302daaae",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
